import { reachable } from '@quorum/domain/response/reachable';
import { addressDigest } from '../gateways/addressDigest.ts';
import type { LimitName } from '../gateways/limiter.ts';
import type { ParticipantEntity } from '../persistence/entities/EventEntity.ts';
import type { PollVoterEntity } from '../persistence/entities/PollEntity.ts';
import type { PollWithOptions } from '../persistence/repositories/polls/PollRepository.ts';
import type { Context } from '../use-cases/Context.ts';
import type { Transaction } from '../use-cases/inTransaction.ts';
import type { AboutEvent, AboutPoll, Reader } from './Notice.ts';

// Whom a notice goes to: people, each once.

type OfEvent = Pick<AboutEvent, 'event' | 'devices' | 'phones'>;

interface Answered {
  email: string | null;
  isEmailConfirmed: boolean;
}

/** Those whom an address, a device or a number reaches: each address is there once, and each person with one of the others. */
export const reached = <Person extends Answered>(
  people: readonly Person[],
  hasOtherWay: (person: Person) => boolean,
): Person[] => {
  const byAddress: Person[] = reachable(people);
  return [...byAddress, ...people.filter((one) => hasOtherWay(one) && !byAddress.includes(one))];
};

/** They may have devices. */
export const hasAccount = ({ uid }: { uid?: string | null | undefined }): boolean => uid != null;

/** Those who responded and can be reached. */
export const participants = ({ event, devices, phones }: OfEvent): ParticipantEntity[] =>
  reached(event.participants.getItems(), ({ id }) => devices.has(id) || phones.has(id));

const beside = (
  people: readonly ParticipantEntity[],
  organisers: readonly { uid: string; email?: string | null }[],
) => {
  const uids = new Set<string | null>(organisers.map(({ uid }) => uid));
  const addresses = new Set(organisers.flatMap(({ email }) => email?.toLowerCase() ?? []));
  return people.filter(({ uid, email }) => !uids.has(uid) && (email === null || !addresses.has(email.toLowerCase())));
};

/** Those of them who did not do it: what creators do they know. */
export const participantsBesideCreator = (about: OfEvent): ParticipantEntity[] => {
  const { creatorId: uid, creatorEmail: email = null } = about.event;
  return beside(participants(about), [{ uid, email }]);
};

/** Those of them who are not told as organisers what the clock has done for these. */
export const participantsBesideOrganisers = (about: OfEvent): ParticipantEntity[] =>
  beside(participantsBesideCreator(about), about.event.coOrganisers);

/** Those of them whose responses have these numbers. */
export const participantsAmong = ({ event, devices, phones }: OfEvent, ids: Iterable<number>): ParticipantEntity[] => {
  const among = new Set(ids);
  return reached(
    event.participants.getItems().filter(({ id }) => among.has(id)),
    ({ id }) => devices.has(id) || phones.has(id),
  );
};

/** An organiser, whom the server knows by their account. */
type OrganisingReader = Reader & { uid: string };

interface Organised {
  creatorId: string;
  creatorEmail?: string | null;
  creatorLanguage?: Reader['language'];
}

/** At the address of their sign-in; without one their account may have a number or devices. */
const organiserOf = ({ creatorId, creatorEmail, creatorLanguage }: Organised): OrganisingReader => ({
  uid: creatorId,
  email: creatorEmail ?? null,
  language: creatorLanguage,
  isEmailConfirmed: true,
});

const coOrganisersOf = ({ coOrganisers }: Pick<AboutEvent['event'], 'coOrganisers'>): OrganisingReader[] =>
  coOrganisers.map(({ uid, email, language }) => ({
    uid,
    email,
    language,
    isEmailConfirmed: true,
    isCoOrganiser: true,
  }));

/** The creator and the co-organisers, each address once. */
export const organisers = ({ event }: Pick<AboutEvent, 'event'>): OrganisingReader[] => {
  const byAddress = new Map<string, OrganisingReader>();
  for (const one of [organiserOf(event), ...coOrganisersOf(event)]) {
    const address = one.email?.toLowerCase() ?? `account ${one.uid}`;
    if (!byAddress.has(address)) byAddress.set(address, one);
  }
  return [...byAddress.values()];
};

export const organiserOfPoll = ({ poll }: Pick<AboutPoll, 'poll'>): Reader[] => [organiserOf(poll)];

/** Those who voted and whom an address reaches, or may an account, but for the organiser. */
export const votersBesideOrganiser = async (
  { polls }: Pick<Context, 'polls'>,
  poll: PollWithOptions,
): Promise<PollVoterEntity[]> => {
  const voters = reached(await polls.listKnown(poll), hasAccount);
  const organiserAddress = poll.creatorEmail?.toLowerCase();
  return voters.filter(
    ({ uid, email }) => uid !== poll.creatorId && (email === null || email.toLowerCase() !== organiserAddress),
  );
};

interface Limited {
  limit: LimitName;
  urlHash: string;
}

/** Those of them who were not told about that event too often. */
export const notTooOften = async <Person extends Reader>(
  transaction: Transaction,
  people: readonly Person[],
  { limit, urlHash }: Limited,
): Promise<Person[]> => {
  if (people.length === 0) return [];
  const keyOf = ({ id, email }: Person) =>
    `${urlHash} ${email === null ? `response ${id ?? ''}` : addressDigest(transaction, email)}`;
  const within = await transaction.limiter.consumeEach(limit, people.map(keyOf));
  return people.filter((person) => within.has(keyOf(person)));
};

/** The same of all that anybody is told about an event or a poll. */
export const ifNotTooOften = async <Person extends Reader>(
  { limiter }: Transaction,
  people: readonly Person[],
  { limit, urlHash }: Limited,
): Promise<readonly Person[]> =>
  people.length > 0 && (await limiter.consumeEach(limit, [urlHash])).has(urlHash) ? people : [];
