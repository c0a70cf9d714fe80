import { DomainError } from '@quorum/domain/errors';
import { personNotifications, responseNotifications } from '@quorum/domain/notifications/draft';
import {
  preferencesOf,
  withChange,
  type Choices,
  type Preferences,
  type PreferencesChange,
} from '@quorum/domain/notifications/preferences';
import { parse } from '@quorum/domain/parse';
import { canEditResponse } from '@quorum/domain/policies';
import { isDeepStrictEqual } from 'node:util';
import { record } from '../../activity/record.ts';
import type { Activity } from '../../activity/Activity.ts';
import { ofNetwork } from '../../gateways/limiter.ts';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import { EVERYTHING } from '../../persistence/repositories/MailRepository.ts';
import {
  PreferencesRepository,
  type PreferencesOwner,
} from '../../persistence/repositories/notifications/PreferencesRepository.ts';
import type { AnswerAddress } from '../answers/changeAnswer.ts';
import { ownershipOf } from '../answers/ownership.ts';
import type { Context } from '../Context.ts';
import { inTransaction, NO_TURN, type Transaction } from '../inTransaction.ts';
import { permit, requireSignedIn } from '../permit.ts';
import { RESPONSES } from '../responses/responses.ts';
import { cameByMail, provenAddress, renewSubscription, unsubscribedScopes } from './address.ts';

/** How somebody is told, as they read it. */
export interface ShownPreferences extends Omit<Preferences, 'isMuted'> {
  /** Of a response: nothing about its event. Null for a person. */
  isMuted: boolean | null;
  /** Of a person: the hashes of the events that nothing is told about. Null for a response. */
  mutedEvents: readonly string[] | null;
  /** What no mail is wanted about by a link in a mail: hashes of events and polls, `*` for everything. */
  unsubscribedFrom: readonly string[];
}

/** How the signed-in person is told. @throws DomainError `UNAUTHENTICATED` */
export async function getOwnPreferences(context: Context): Promise<ShownPreferences> {
  const { actor, em } = context;
  requireSignedIn(actor);
  const account = await new PreferencesRepository(em).find({ uid: actor.uid });
  const unsubscribedFrom = await unsubscribedScopes(context, actor.identity.email);
  return { ...preferencesOf({ account }), isMuted: null, mutedEvents: account?.mutedEvents ?? [], unsubscribedFrom };
}

/** @throws DomainError `FORBIDDEN` for somebody who neither owns the response nor got a mail about it */
async function requireOwner(context: Context, response: ParticipantEntity, { responseToken }: AnswerAddress) {
  const isOwner = canEditResponse(context.actor, ownershipOf(context, response, responseToken));
  permit(isOwner || (await cameByMail(context, response, responseToken)), 'response.notYours');
}

/** How somebody is told about the event of a response; for its owner. @throws DomainError `FORBIDDEN`, `NOT_FOUND` */
export async function getResponsePreferences(context: Context, address: AnswerAddress): Promise<ShownPreferences> {
  const { answer: response } = await RESPONSES.look(context, address);
  await requireOwner(context, response, address);
  const preferences = new PreferencesRepository(context.em);
  const own = await preferences.find({ participant: response.id });
  const account = response.uid === null ? null : await preferences.find({ uid: response.uid });
  const { urlHash } = address;
  const email = await provenAddress(context, response, address.responseToken);
  const unsubscribedFrom = await unsubscribedScopes(context, email, [EVERYTHING, urlHash]);
  return { ...preferencesOf({ own, account, urlHash }), mutedEvents: null, unsubscribedFrom };
}

const consumeChange = ({ limiter, actor }: Context) => limiter.consume(ofNetwork('changeNotifications', actor.address));

/** Stores what is chosen; what says what was chosen before changes nothing. */
async function store(
  transaction: Transaction,
  owner: PreferencesOwner,
  { change, activity }: { change: PreferencesChange; activity: Activity },
): Promise<Choices> {
  const { em, clock } = transaction;
  const preferences = new PreferencesRepository(em);
  const before = (await preferences.find(owner)) ?? {};
  const isChanging = (choices: Choices) => !isDeepStrictEqual(withChange(choices, change), withChange(choices, {}));
  if (!isChanging(before)) return before;
  const stored = await preferences.require(owner, clock.now());
  const former = stored.choices;
  if (isChanging(former)) {
    em.assign(stored, { choices: withChange(former, change), updatedAt: clock.now() }, { merge: false });
    record(transaction, activity);
    await em.flush();
  }
  return former;
}

/**
 * Changes how the signed-in person is told; what `input` leaves out stays as it is.
 * @throws DomainError `UNAUTHENTICATED`, `BAD_USER_INPUT`, `RATE_LIMITED`
 */
export async function updateOwnPreferences(context: Context, input: object): Promise<ShownPreferences> {
  const { actor } = context;
  requireSignedIn(actor);
  const { uid, identity } = actor;
  await consumeChange(context);
  const change = parse(personNotifications, input);
  if ('isMuted' in input && input.isMuted != null)
    throw new DomainError('BAD_USER_INPUT', 'notifications.ofResponse', { fields: ['isMuted'] });
  await inTransaction(context, NO_TURN, async (transaction) => {
    const activity = { type: 'account.notificationsChanged' } as const;
    const { mutedEvents = [] } = await store(transaction, { uid }, { change, activity });
    const heardAgain = change.mutedEvents ? mutedEvents.filter((hash) => !change.mutedEvents?.includes(hash)) : [];
    await renewSubscription(transaction, identity.email, { isStopped: change.isStopped, heardAgain });
  });
  return getOwnPreferences(context);
}

/**
 * Changes how somebody is told about the event of a response; for its owner.
 * @throws DomainError `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`, `RATE_LIMITED`
 */
export async function updateResponsePreferences(
  context: Context,
  address: AnswerAddress,
  input: object,
): Promise<ShownPreferences> {
  await consumeChange(context);
  const { urlHash, responseToken } = address;
  const { answer } = await RESPONSES.look(context, address);
  await requireOwner(context, answer, address);
  const change = parse(responseNotifications, input);
  if ('mutedEvents' in input && input.mutedEvents != null)
    throw new DomainError('BAD_USER_INPUT', 'notifications.ofPerson', { fields: ['mutedEvents'] });
  await inTransaction(context, NO_TURN, async (transaction) => {
    // it may be withdrawn, or become somebody's own, until it is held
    const response = await transaction.responses.findLocked(answer.id);
    if (!response) throw new DomainError('NOT_FOUND', 'response.unknown');
    await requireOwner(transaction, response, address);
    const activity = { type: 'response.notificationsChanged', event: response.event, response } as const;
    await store(transaction, { participant: response.id }, { change, activity });
    const email = await provenAddress(transaction, response, responseToken);
    const heardAgain = change.isMuted === false ? [urlHash] : [];
    await renewSubscription(transaction, email, { isStopped: change.isStopped, heardAgain });
  });
  return getResponsePreferences(context, address);
}
