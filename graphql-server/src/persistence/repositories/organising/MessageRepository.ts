import type { MessageGroup } from '@quorum/domain/organising/messages';
import type { DateTime } from 'luxon';
import { ParticipantEntity, type EventEntity } from '../../entities/EventEntity.ts';
import { EventMessageEntity } from '../../entities/organising/EventMessageEntity.ts';
import type { EntityManager } from '../../orm.ts';
import { rowId } from '../rowId.ts';

interface NewMessage {
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

/** Reads and stores what organisers write to those who responded. */
export class MessageRepository {
  constructor(private readonly em: EntityManager) {}

  async add({ id: event }: OfEvent, { group, ...message }: NewMessage): Promise<EventMessageEntity> {
    const added = this.em.create(EventMessageEntity, { event, audience: group, ...message });
    await this.em.flush();
    return added;
  }

  find(id: number): Promise<EventMessageEntity | null> {
    return this.em.findOne(EventMessageEntity, { id });
  }

  /** Newest first. */
  listOf({ id: event }: OfEvent): Promise<EventMessageEntity[]> {
    return this.em.find(EventMessageEntity, { event }, { orderBy: { id: 'desc' } });
  }

  /** What a person wrote about their events, with those. */
  listOfOrganiser(creatorId: string) {
    const where = { event: { creatorId } };
    return this.em.find(EventMessageEntity, where, { populate: ['event'], orderBy: { id: 'asc' } });
  }

  /** The responses to an event that may be this reader's, who has yet to prove it. */
  listResponsesOf({ id: event }: OfEvent, { uid, visitorDigest, participantId }: Reader): Promise<ParticipantEntity[]> {
    const id = participantId === null ? null : rowId(participantId);
    const ways = [
      ...(uid === null ? [] : [{ uid }]),
      ...(visitorDigest === null ? [] : [{ visitorDigest, uid: null }]),
      ...(id === null ? [] : [{ id }]),
    ];
    return ways.length === 0 ? Promise.resolve([]) : this.em.find(ParticipantEntity, { event, $or: ways });
  }
}
