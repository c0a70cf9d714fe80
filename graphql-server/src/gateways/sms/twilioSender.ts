import { z } from 'zod';
import type { SmsProvider } from '../../config/smsSettings.ts';
import { callName } from './callName.ts';
import { postTo, problemOf } from './postTo.ts';
import { areSame } from '../areSame.ts';
import { headerOf, hmac } from './signing.ts';
import { SmsFailed, SmsForged, SmsStopped, type Call, type ReceivedSms, type SmsSender } from './SmsSender.ts';

type Settings = SmsProvider & { kind: 'twilio' };

/** The owner of the number has told Twilio STOP. */
const STOPPED = 21610;

const taken = z.object({ sid: callName });
const refused = z.object({ code: z.number().int() });

const STATES: Record<string, 'SENT' | 'DELIVERED' | 'FAILED'> = {
  sent: 'SENT',
  delivered: 'DELIVERED',
  read: 'DELIVERED',
  undelivered: 'FAILED',
  failed: 'FAILED',
};

/** The address as it was told, then each field's name and value, sorted by name. */
const signatureOf = (token: string, url: string, fields: URLSearchParams): string => {
  const pairs = [...new Set([...fields].map(([name, value]) => `${name}\0${value}`))].sort();
  const text = pairs.reduce((all, pair) => all + pair.replace('\0', ''), url);
  return hmac('sha1', token, text).digest('base64');
};

const receive = ({ token }: Settings, call: Call): ReceivedSms => {
  const fields = new URLSearchParams(call.body);
  if (!areSame(headerOf(call, 'x-twilio-signature'), signatureOf(token, call.url, fields)))
    throw new SmsForged('The call is not signed by Twilio');
  const { data: id } = callName.safeParse(fields.get('MessageSid'));
  const state = STATES[fields.get('MessageStatus') ?? ''];
  const [from, text] = [fields.get('From'), fields.get('Body')];
  if (!id) return { kind: 'other' };
  if (state) {
    const { data: own } = callName.safeParse(new URL(call.url).searchParams.get('id'));
    const isStopped = fields.get('ErrorCode') === String(STOPPED);
    return { kind: 'report', names: own === undefined ? [id] : [own, id], state, isStopped };
  }
  if (fields.has('MessageStatus') || !from || text === null) return { kind: 'other' };
  // Twilio answers these words itself
  return { kind: 'text', id, from, text, isAnswered: true };
};

/** Twilio and what speaks like it: one request a text, and calls that are signed with the token. */
export const twilioSender = (settings: Settings, callbackUrl: string | null): SmsSender => ({
  kind: 'twilio',
  async send({ id, to, text }) {
    const { sid, token, service, origin } = settings;
    const answer = await postTo(`${origin}/2010-04-01/Accounts/${encodeURIComponent(sid)}/Messages.json`, {
      headers: { authorization: `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}` },
      body: new URLSearchParams({
        To: to,
        MessagingServiceSid: service,
        Body: text,
        // a retry of a text that was taken unheard sends it twice; a report that names it comes before
        ...(callbackUrl !== null && { StatusCallback: `${callbackUrl}?id=${id}` }),
      }),
    });
    if (!answer.ok) {
      const code = refused.safeParse(answer.said).data?.code;
      throw code === STOPPED ? new SmsStopped('The number takes no texts from us') : problemOf(answer, code);
    }
    const said = taken.safeParse(answer.said);
    if (!said.success) throw new SmsFailed('The provider did not say what it named the text');
    return { providerId: said.data.sid };
  },
  receive: (call) => receive(settings, call),
});
