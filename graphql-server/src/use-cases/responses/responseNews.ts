import type { EventEntity, ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { Context } from '../Context.ts';

/** Whether the organiser is to hear of it, who did not do it. */
export const isNews = (
  { mailing }: Context,
  event: Pick<EventEntity, 'creatorEmail' | 'creatorId'>,
  { uid }: Pick<ParticipantEntity, 'uid'>,
): boolean => mailing !== null && event.creatorEmail != null && uid !== event.creatorId;

/** Notes that a response says something else than the organiser knows. */
export const noteNews = (context: Context, event: EventEntity, participant: ParticipantEntity): void => {
  if (isNews(context, event, participant)) participant.news ??= 'changed';
};
