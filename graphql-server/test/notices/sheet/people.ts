import type { MikroORM } from '@mikro-orm/postgresql';
import type { Language } from '@quorum/domain/language';
import { insertParticipant } from '../../persistence/rows.ts';

// One reader of each kind.

const DEFINITE = { likelihood: 1, definite_at: '2026-04-20T00:00:00Z' };
const GOING = { ...DEFINITE, holds_place: true };
const TYPED = { is_email_confirmed: false };

export type Kind =
  | 'GOING'
  | 'WAITLISTED'
  | 'CONDITIONAL'
  | 'MAYBE'
  | 'STANDBY'
  | 'DECLINED'
  | 'ORGANISER'
  | 'VOTER'
  | 'FOLLOWER';

interface Person {
  kind: Kind;
  row: Record<string, unknown>;
}

const PEOPLE = {
  yes: { kind: 'GOING', row: GOING },
  'yes with guests': { kind: 'GOING', row: { ...GOING, guests: 2 } },
  'yes, typed address': { kind: 'GOING', row: { ...GOING, ...TYPED } },
  'condition that holds': { kind: 'GOING', row: { ...GOING, min_participants: 3 } },
  'organiser who joined': { kind: 'GOING', row: { ...GOING, uid: 'ada' } },
  maybe: { kind: 'MAYBE', row: { likelihood: 0.5 } },
  'maybe with a guest': { kind: 'MAYBE', row: { likelihood: 0.5, guests: 1 } },
  'condition that fails': { kind: 'CONDITIONAL', row: { likelihood: 1, min_participants: 30 } },
  waitlist: { kind: 'WAITLISTED', row: { ...DEFINITE, guests: 4 } },
  standby: { kind: 'STANDBY', row: { likelihood: 0, is_standby: true } },
  'standby, asked': { kind: 'STANDBY', row: { likelihood: 0, is_standby: true } },
  no: { kind: 'DECLINED', row: { likelihood: 0 } },
  'no, typed address': { kind: 'DECLINED', row: { likelihood: 0, ...TYPED } },
  'two responses, one address': { kind: 'GOING', row: GOING },
} as const satisfies Record<string, Person>;

export type Name = keyof typeof PEOPLE;
const NAMES = Object.keys(PEOPLE) as Name[];

const ORGANISER = 'organiser';
export const ORGANISER_ADDRESS = 'ada@example.com';

const localPart = (name: string) => name.replaceAll(/\W+/g, '-');
const addressIn = (name: string, serial: number) => `${localPart(name)}.${serial}@example.com`;

/** Whom an address is of. */
export const readerAt = (address: string): string => {
  if (address === ORGANISER_ADDRESS) return ORGANISER;
  return NAMES.find((name) => address.startsWith(`${localPart(name)}.`)) ?? address.split('.')[0] ?? '';
};

const isPerson = (reader: string): reader is Name => reader in PEOPLE;

export const kindOf = (reader: string): Kind => {
  if (reader === ORGANISER) return 'ORGANISER';
  if (reader.startsWith('follower')) return 'FOLLOWER';
  return isPerson(reader) ? PEOPLE[reader].kind : 'VOTER';
};

const SUBSCRIBE = `insert into push_subscription (participant_id, endpoint, p256dh, auth, language, created_at)
  values (?, 'https://push.example.com/device', '', '', ?, now())`;

/** Their responses to an event, by what they say. Each has a device. */
export async function addPeople(
  orm: MikroORM,
  eventId: number,
  { language, without }: { language: Language; without: readonly Name[] },
): Promise<Map<Name, number>> {
  const ids = new Map<Name, number>();
  const usual = {
    is_email_confirmed: true,
    created_at: '2026-04-20T00:00:00Z',
    language,
    check_in: 'a3f09b21-77cd-4000-8000-000000000000',
  };
  for (const name of NAMES.filter((one) => !without.includes(one))) {
    const row = { ...usual, name, email: addressIn(name, eventId), ...PEOPLE[name].row };
    const id = await insertParticipant(orm, eventId, row);
    ids.set(name, id);
    await orm.em.fork().execute(SUBSCRIBE, [id, language]);
  }
  const shared = { email: addressIn('two responses, one address', eventId), name: 'A child', likelihood: 0 };
  await insertParticipant(orm, eventId, { ...usual, ...shared });
  return ids;
}
