import type { MessageGroup } from '@quorum/domain/organising/messages';
import DataLoader from 'dataloader';
import type { DateTime } from 'luxon';
import { ParticipantEntity, type EventEntity } from '../../entities/EventEntity.ts';
import { EventMessageEntity } from '../../entities/organising/EventMessageEntity.ts';
import type { EntityManager } from '../../orm.ts';
import { rowId } from '../rowId.ts';

interface NewMessage {
  authorUid: string | null;
  text: string;
  group: MessageGroup;
  createdAt: DateTime;
}

/** By what somebody may be known as one who responded. */
interface Reader {
  uid: string | null;
  visitorDigest: string | null;
  participantId: string | null;
}

type OfEvent = Pick<EventEntity, 'id'>;

/** Whose responses to which event. */
interface Asked extends Reader {
  event: number;
}

const numberOf = ({ participantId }: Asked) => (participantId === null ? null : rowId(participantId));
const known = <T>(values: readonly (T | null)[]): T[] => [...new Set(values)].filter((value) => value !== null);

/** The responses to all of these events that may be one of these readers'. */
const anyOf = (asked: readonly Asked[]) => {
  const [ids, uids] = [known(asked.map(numberOf)), known(asked.map(({ uid }) => uid))];
  const digests = known(asked.map(({ visitorDigest }) => visitorDigest));
  const ways = [
    ...(uids.length === 0 ? [] : [{ uid: { $in: uids } }]),
    ...(digests.length === 0 ? [] : [{ visitorDigest: { $in: digests }, uid: null }]),
    ...(ids.length === 0 ? [] : [{ id: { $in: ids } }]),
  ];
  return ways.length === 0 ? null : { event: { $in: known(asked.map(({ event }) => event)) }, $or: ways };
};

const isAsked = (asked: Asked, { id, event, uid, visitorDigest }: ParticipantEntity): boolean =>
  event.id === asked.event &&
  (id === numberOf(asked) ||
    (uid === null ? visitorDigest !== null && visitorDigest === asked.visitorDigest : uid === asked.uid));

/** Reads and stores what organisers write to those who responded. What is asked for at once is read together. */
export class MessageRepository {
  readonly #messages: DataLoader<number, EventMessageEntity[]>;
  readonly #responses: DataLoader<Asked, ParticipantEntity[]>;

  constructor(private readonly em: EntityManager) {
    const messages = async (ids: readonly number[]) => {
      const found = await em.find(EventMessageEntity, { event: { $in: known(ids) } }, { orderBy: { id: 'desc' } });
      return ids.map((id) => found.filter(({ event }) => event.id === id));
    };
    const responses = async (asked: readonly Asked[]) => {
      const where = anyOf(asked);
      const found = where ? await em.find(ParticipantEntity, where) : [];
      return asked.map((one) => found.filter((response) => isAsked(one, response)));
    };
    this.#messages = new DataLoader(messages, { cache: false });
    this.#responses = new DataLoader(responses, { cache: false });
  }

  async add({ id: event }: OfEvent, { group, ...message }: NewMessage): Promise<EventMessageEntity> {
    const added = this.em.create(EventMessageEntity, { event, audience: group, ...message });
    await this.em.flush();
    return added;
  }

  find(id: number): Promise<EventMessageEntity | null> {
    return this.em.findOne(EventMessageEntity, { id });
  }

  /** Newest first. */
  listOf({ id }: OfEvent): Promise<EventMessageEntity[]> {
    return this.#messages.load(id);
  }

  /** What a person wrote about the events that they organise or organised, with those. */
  listOfAuthor(authorUid: string) {
    return this.em.find(EventMessageEntity, { authorUid }, { populate: ['event'], orderBy: { id: 'asc' } });
  }

  /** The responses to an event that may be this reader's, who has yet to prove it. */
  listResponsesOf({ id: event }: OfEvent, reader: Reader): Promise<ParticipantEntity[]> {
    return this.#responses.load({ event, ...reader });
  }
}
