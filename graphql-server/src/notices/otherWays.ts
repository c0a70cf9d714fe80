import type { EventEntity } from '../persistence/entities/EventEntity.ts';
import type { Device } from '../persistence/entities/push/PushSubscriptionEntity.ts';
import type { ShownEvent } from '../persistence/repositories/EventRepository.ts';
import { PushRepository } from '../persistence/repositories/push/PushRepository.ts';
import { AccountPhoneRepository } from '../persistence/repositories/sms/AccountPhoneRepository.ts';
import { PhoneRepository } from '../persistence/repositories/sms/PhoneRepository.ts';
import type { TextedNumber } from '../persistence/repositories/sms/textedNumber.ts';
import type { Context } from '../use-cases/Context.ts';

/** By what else than mail somebody is reached, as far as this server can. */
export interface OtherWays {
  /** That are notified; none, if left out. */
  devices?: readonly Device[] | undefined;
  /** That may be sent texts: confirmed, or the letter confirms it; none, if left out. */
  phone?: TextedNumber | undefined;
  /** Their response to the event, where they are told as somebody else than its owner. */
  phoneOf?: number | undefined;
}

/** The same of those who responded to an event, by the ids of their responses. */
export interface WaysOfResponses {
  devices: ReadonlyMap<number, readonly Device[]>;
  phones: ReadonlyMap<number, TextedNumber>;
}

type Devices = ReadonlyMap<string, readonly Device[]>;

const NO_DEVICES: Devices = new Map();

/** The devices of people by their uids: those that are notified about any of their responses. */
const devicesOf = async (
  { em, pushSender }: Context,
  people: readonly { uid?: string | null | undefined }[],
): Promise<Devices> =>
  pushSender ? new PushRepository(em).devicesOfPeople(people.flatMap(({ uid }) => uid ?? [])) : NO_DEVICES;

/** The confirmed numbers of their accounts. */
const accountPhonesOf = async (
  { em, smsSender }: Context,
  people: readonly { uid?: string | null | undefined }[],
): Promise<ReadonlyMap<string | null, TextedNumber>> =>
  smsSender ? new AccountPhoneRepository(em).confirmedOf(people.flatMap(({ uid }) => uid ?? [])) : new Map();

export const waysOfResponses = async (
  { em, pushSender, smsSender }: Context,
  { id }: EventEntity,
): Promise<WaysOfResponses> => ({
  devices: pushSender ? await new PushRepository(em).devicesOf(id) : new Map(),
  phones: smsSender ? await new PhoneRepository(em).textedOf(id) : new Map(),
});

/**
 * What tells the same of people as their accounts know them, such as an organiser: they are reached by the devices on
 * which they hear about responses of theirs, and about an event by the number that they have left with their response to it, or in their
 * account. Nobody has agreed to more.
 */
export const waysOfPeople = async (
  context: Context,
  people: readonly { uid?: string | null | undefined }[],
  about?: Pick<WaysOfResponses, 'phones'> & { event: ShownEvent },
): Promise<(person: { uid?: string | null | undefined }) => OtherWays> => {
  const devices = await devicesOf(context, people);
  const responses = about?.phones.size ? about.event.participants.getItems() : [];
  const ofAccounts = about && (await accountPhonesOf(context, people));
  return ({ uid }) => {
    if (uid == null) return {};
    const own = responses.find((response) => response.uid === uid && about?.phones.has(response.id));
    const phone = own ? about?.phones.get(own.id) : ofAccounts?.get(uid);
    return { devices: devices.get(uid), phone, phoneOf: own?.id };
  };
};

/** The same of responses that are as new as their event, so that no device was asked about them: those of votes. */
export const waysOfNewResponses = async (context: Context, event: ShownEvent): Promise<WaysOfResponses> => {
  const { devices, phones } = await waysOfResponses(context, event);
  const people = event.participants.getItems();
  const byAccount = await devicesOf(context, people);
  const found = people.flatMap(({ id, uid }) => {
    const own = devices.get(id) ?? byAccount.get(uid ?? '');
    return own ? [[id, own] as const] : [];
  });
  return { devices: new Map(found), phones };
};

/** The same of voters, once a date is found: their votes are responses then, to whose numbers texts go. */
export const waysOfVoters = async (
  context: Context,
  voters: readonly { uid?: string | null | undefined }[],
): Promise<(voter: { uid?: string | null | undefined }) => OtherWays> => {
  const devices = await devicesOf(context, voters);
  const phones = await accountPhonesOf(context, voters);
  return ({ uid }) => (uid == null ? {} : { devices: devices.get(uid), phone: phones.get(uid) });
};
