import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../sharedProperties.ts';

const schema = defineEntity({
  name: 'PhoneCodeEntity',
  tableName: 'phone_code',
  properties: {
    id: p.integer().primary(),
    /** Numbers of rows that may be gone: what counts here hangs on nothing that can be deleted. */
    participantId: p.integer().strictNullable().index('phone_code_of_participant'),
    /** The same of a number of an account, where it is of no response. */
    accountPhoneId: p.integer().strictNullable().index('phone_code_of_account_phone'),
    eventId: p.integer(),
    /** Digests with the key of the server: no number, no address and no person can be read here. */
    numberDigest: p.text(),
    /** Of the number without its last three digits. */
    prefixDigest: p.text(),
    networkDigest: p.text(),
    /** Of the site that a network of IPv6 is part of. */
    siteDigest: p.text().nullable(),
    organiserDigest: p.text(),
    /** Of the person who left the number in their account; null for a number of a response. */
    personDigest: p.text().strictNullable(),
    country: p.text(),
    /** The challenge that was solved for it, once. */
    proof: p.text().nullable().unique('phone_code_proof_once'),
    sentAt: instant().index('phone_code_by_age'),
    confirmedAt: instant().nullable(),
  },
});

/** That a code was sent to a number, to be counted for a while. */
export class PhoneCodeEntity extends schema.class {}
schema.setClass(PhoneCodeEntity);
