import type { Env } from '../../config/env.ts';
import type { Clock } from '../clock.ts';
import { httpSender } from './httpSender.ts';
import { smsgateSender } from './smsgateSender.ts';
import { smsQuotaFrom, type Log } from './SmsQuota.ts';
import { SmsForged, type SmsSender } from './SmsSender.ts';
import { twilioSender } from './twilioSender.ts';

/** Where no provider is configured: the text stays in the database, where a local page shows it. */
const keptSender: SmsSender = {
  kind: 'kept',
  send: () => Promise.resolve({ providerId: null }),
  receive: () => {
    throw new SmsForged('No provider calls a server that has none');
  },
};

/** Null where no texts are sent. */
export const smsSenderFrom = ({ sms: { provider }, publicUrl }: Env, clock: Clock): SmsSender | null => {
  switch (provider.kind) {
    case 'twilio':
      return twilioSender(provider, publicUrl === null ? null : `${publicUrl}/sms/twilio`);
    case 'smsgate':
      return smsgateSender(provider);
    case 'http':
      return httpSender(provider, clock);
    case 'kept':
      return keptSender;
    case 'none':
      return null;
  }
};

/** By what texts leave this server, and how many. */
export const textingFrom = (env: Env, clock: Clock, log: Log) => ({
  smsSender: smsSenderFrom(env, clock),
  smsQuota: smsQuotaFrom(env, log),
});
