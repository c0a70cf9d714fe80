import { defineEntity, p } from '@mikro-orm/core';
import { IS_E164, phoneProperties } from './phoneProperties.ts';

const schema = defineEntity({
  name: 'AccountPhoneEntity',
  tableName: 'account_phone',
  properties: {
    /** By which activities and codes know it: they name no person. */
    id: p.integer().primary(),
    uid: p.text().unique('account_phone_once'),
    /** In E.164. */
    number: p.text().index('account_phone_of_number'),
    ...phoneProperties(),
  },
  checks: [{ name: 'account_phone_is_e164', expression: IS_E164 }],
});

/** The telephone number of a signed-in person, for texts about all that they respond to or organise. */
export class AccountPhoneEntity extends schema.class {}
schema.setClass(AccountPhoneEntity);
