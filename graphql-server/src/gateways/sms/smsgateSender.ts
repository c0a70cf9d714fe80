import { z } from 'zod';
import { parsedJson } from '../parsedJson.ts';
import type { SmsProvider } from '../../config/smsSettings.ts';
import { callName } from './callName.ts';
import { postTo, problemOf } from './postTo.ts';
import { areSame } from '../areSame.ts';
import { headerOf, hmac, isFresh } from './signing.ts';
import { SmsForged, type Call, type ReceivedSms, type SmsSender } from './SmsSender.ts';

type Settings = SmsProvider & { kind: 'smsgate' };

/** It has the text already. */
const KNOWN = 409;

const event = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('sms:received'),
    /** Of the event; that of the message is made of its content, and is not unique. */
    id: callName,
    payload: z.object({ message: z.string(), sender: z.string().nullish(), phoneNumber: z.string().nullish() }),
  }),
  z.object({
    event: z.enum(['sms:sent', 'sms:delivered', 'sms:failed']),
    payload: z.object({ messageId: callName }),
  }),
]);

const STATES = { 'sms:sent': 'SENT', 'sms:delivered': 'DELIVERED', 'sms:failed': 'FAILED' } as const;

const receive = ({ signingKey }: Settings, call: Call): ReceivedSms => {
  const seconds = headerOf(call, 'x-timestamp');
  const signature = hmac('sha256', signingKey, call.body + seconds).digest('hex');
  if (!areSame(headerOf(call, 'x-signature').toLowerCase(), signature) || !isFresh(seconds, call))
    throw new SmsForged('The call is not signed by the phone, or is old');
  const read = event.safeParse(parsedJson(call.body));
  if (!read.success) return { kind: 'other' };
  const said = read.data;
  if (said.event === 'sms:received') {
    const { message, sender, phoneNumber } = said.payload;
    const from = sender ?? phoneNumber;
    return from == null ? { kind: 'other' } : { kind: 'text', id: said.id, from, text: message, isAnswered: false };
  }
  return { kind: 'report', names: [said.payload.messageId], state: STATES[said.event], isStopped: false };
};

/** SMS Gateway for Android: a phone of the operator's, by its own API or by that of its server. */
export const smsgateSender = (settings: Settings): SmsSender => ({
  kind: 'smsgate',
  async send({ id, to, text: body }) {
    const { user, password, url } = settings;
    const answer = await postTo(`${url}/messages`, {
      headers: {
        authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ id, phoneNumbers: [to], textMessage: { text: body }, withDeliveryReport: true }),
    });
    if (!answer.ok && answer.status !== KNOWN) throw problemOf(answer);
    return { providerId: null };
  },
  receive: (call) => receive(settings, call),
});
