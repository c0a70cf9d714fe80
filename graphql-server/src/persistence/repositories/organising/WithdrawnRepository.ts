import type { DateTime } from 'luxon';
import type { EventEntity, ParticipantEntity } from '../../entities/EventEntity.ts';
import { WithdrawnEntity } from '../../entities/organising/WithdrawnEntity.ts';
import type { EntityManager } from '../../orm.ts';

/** The names of people who have just withdrawn, and whose responses are gone. */
export class WithdrawnRepository {
  constructor(private readonly em: EntityManager) {}

  /** Before the response goes. */
  keep(event: EventEntity, { id, uid, name }: ParticipantEntity, now: DateTime): void {
    this.em.create(WithdrawnEntity, { responseId: id, event, uid: uid ?? null, name, createdAt: now });
  }

  /** The names of these responses, once. */
  async take(event: EventEntity, responseIds: readonly number[]): Promise<Map<number, string>> {
    const where = { event: event.id, responseId: { $in: [...responseIds] } };
    const found = await this.em.find(WithdrawnEntity, where);
    await this.em.nativeDelete(WithdrawnEntity, where);
    return new Map(found.map(({ responseId, name }) => [responseId, name]));
  }

  /** Nothing is told of a person who is forgotten. */
  async forget(uid: string): Promise<void> {
    await this.em.nativeDelete(WithdrawnEntity, { uid });
  }

  async deleteExpired(before: DateTime): Promise<void> {
    await this.em.nativeDelete(WithdrawnEntity, { createdAt: { $lt: before } });
  }
}
