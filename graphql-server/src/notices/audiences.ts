import { reachable } from '@quorum/domain/response/reachable';
import { addressDigest } from '../gateways/addressDigest.ts';
import type { LimitName } from '../gateways/limiter.ts';
import type { ParticipantEntity } from '../persistence/entities/EventEntity.ts';
import type { PollVoterEntity } from '../persistence/entities/PollEntity.ts';
import type { Transaction } from '../use-cases/inTransaction.ts';
import type { AboutEvent, AboutPoll, Reader } from './Notice.ts';

// Whom a notice goes to: people, each once.

export type Reached = ParticipantEntity & { email: string };

/** Those who responded and left an address. */
export const participants = ({ event }: Pick<AboutEvent, 'event'>): Reached[] =>
  reachable(event.participants.getItems());

/** Those of them who did not do it: what organisers do, and what the clock does for them, they know or are told as such. */
export const participantsBesideOrganiser = ({ event }: Pick<AboutEvent, 'event'>): Reached[] => {
  const organiserAddress = event.creatorEmail?.toLowerCase();
  return participants({ event }).filter(
    ({ uid, email }) => uid !== event.creatorId && email.toLowerCase() !== organiserAddress,
  );
};

/** Those of them whose responses have these numbers. */
export const participantsAmong = ({ event }: Pick<AboutEvent, 'event'>, ids: Iterable<number>): Reached[] => {
  const among = new Set(ids);
  return reachable(event.participants.getItems().filter(({ id }) => among.has(id)));
};

interface Organised {
  creatorEmail?: string | null;
  creatorLanguage?: Reader['language'];
}

const organiserOf = ({ creatorEmail, creatorLanguage }: Organised): Reader[] =>
  // at the address of their sign-in
  creatorEmail == null ? [] : [{ email: creatorEmail, language: creatorLanguage, isEmailConfirmed: true }];

export const organiser = ({ event }: Pick<AboutEvent, 'event'>): Reader[] => organiserOf(event);

export const organiserOfPoll = ({ poll }: Pick<AboutPoll, 'poll'>): Reader[] => organiserOf(poll);

/** Those who voted and left an address, but for the organiser. */
export const votersBesideOrganiser = async ({
  transaction,
  poll,
}: Pick<AboutPoll, 'transaction' | 'poll'>): Promise<(PollVoterEntity & { email: string })[]> => {
  const voters = reachable(await transaction.polls.listAddressed(poll));
  const organiserAddress = poll.creatorEmail?.toLowerCase();
  return voters.filter(({ uid, email }) => uid !== poll.creatorId && email.toLowerCase() !== organiserAddress);
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
  const keyOf = ({ email }: Person) => `${urlHash} ${addressDigest(transaction, email)}`;
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
