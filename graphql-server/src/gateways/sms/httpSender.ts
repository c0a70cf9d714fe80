import { z } from 'zod';
import { parsedJson } from '../parsedJson.ts';
import type { Clock } from '../clock.ts';
import type { SmsProvider } from '../../config/smsSettings.ts';
import { callName } from './callName.ts';
import { postTo, problemOf } from './postTo.ts';
import { areSame } from '../areSame.ts';
import { headerOf, isFresh, standardSignature } from './signing.ts';
import { SmsForged, type Call, type ReceivedSms, type SmsSender } from './SmsSender.ts';

type Settings = SmsProvider & { kind: 'http' };

const incoming = z.object({ from: z.string(), text: z.string() });
const report = z.object({ id: callName, status: z.enum(['sent', 'delivered', 'failed']) });

const STATES = { sent: 'SENT', delivered: 'DELIVERED', failed: 'FAILED' } as const;

const receive = ({ key }: Settings, call: Call): ReceivedSms => {
  const [id, seconds] = [headerOf(call, 'webhook-id'), headerOf(call, 'webhook-timestamp')];
  const signature = standardSignature(key, id, seconds, call.body);
  // several, while a key is being renewed
  const given = headerOf(call, 'webhook-signature').split(' ').slice(0, 8);
  if (!callName.safeParse(id).success || !isFresh(seconds, call) || !given.some((one) => areSame(one, signature)))
    throw new SmsForged('The call is not signed with the secret of SMS_URL, or is old');
  const body = parsedJson(call.body);
  const text = incoming.safeParse(body);
  if (text.success) return { kind: 'text', id, ...text.data, isAnswered: false };
  const said = report.safeParse(body);
  return said.success
    ? { kind: 'report', names: [said.data.id], state: STATES[said.data.status], isStopped: false }
    : { kind: 'other' };
};

/** Any other provider, by a host of the operator's: JSON, signed as Standard Webhooks are, in both directions. */
export const httpSender = (settings: Settings, clock: Clock): SmsSender => ({
  kind: 'http',
  async send(message) {
    const { url, key } = settings;
    const body = JSON.stringify(message);
    const seconds = String(Math.floor(clock.now().toSeconds()));
    const answer = await postTo(url, {
      headers: {
        'content-type': 'application/json',
        'webhook-id': message.id,
        'webhook-timestamp': seconds,
        'webhook-signature': standardSignature(key, message.id, seconds, body),
      },
      body,
    });
    if (!answer.ok) throw problemOf(answer);
    return { providerId: null };
  },
  receive: (call) => receive(settings, call),
});
