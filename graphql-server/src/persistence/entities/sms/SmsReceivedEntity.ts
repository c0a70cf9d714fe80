import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../sharedProperties.ts';
import type { SmsState } from './SmsEntity.ts';

const schema = defineEntity({
  name: 'SmsReceivedEntity',
  tableName: 'sms_received',
  properties: {
    /** What names the call: the provider's number of a text, for a report together with what it reports. */
    id: p.text().primary(),
    /** Of a report: the provider's number of the text that it is about. */
    about: p.text().nullable().index('sms_received_about'),
    reported: p.text().$type<SmsState>().nullable(),
    receivedAt: instant().index('sms_received_by_age'),
  },
  checks: [{ name: 'sms_received_is_text_or_report', expression: '(about is null) = (reported is null)' }],
});

/** A call of a provider that was taken: it changes nothing a second time. */
export class SmsReceivedEntity extends schema.class {}
schema.setClass(SmsReceivedEntity);
