import { defineEntity, p } from '@mikro-orm/core';
import type { DateTime } from 'luxon';
import { InstantType } from './InstantType.ts';

const schema = defineEntity({
  name: 'LocalAccountEntity',
  tableName: 'local_account',
  properties: {
    uid: p.text().primary(),
    /** The subject that the account picker names, as Google's `sub` would. */
    sub: p.text().unique(),
    email: p.text().strictNullable(),
    name: p.text().strictNullable(),
    photoURL: p.text().fieldName('photo_url').strictNullable(),
    createdAt: p.type(InstantType).$type<DateTime, string>(),
    lastLoginAt: p.type(InstantType).$type<DateTime, string>(),
  },
});

/** A person of local sign-in; the table stays empty where a Firebase project is configured. */
export class LocalAccountEntity extends schema.class {}
schema.setClass(LocalAccountEntity);
