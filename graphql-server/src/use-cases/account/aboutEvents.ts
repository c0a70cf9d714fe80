import type { CancelledEventEntity } from '../../persistence/entities/CancelledEventEntity.ts';
import type { CancelledPollEntity } from '../../persistence/entities/CancelledPollEntity.ts';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import { contentOf } from '../events/eventContent.ts';

// What is stored of a person who organises.

export const aboutEvent = (event: EventEntity) => {
  const { urlHash, externalId = null, creatorName, creatorEmail, creatorLanguage = null, createdAt, updatedAt } = event;
  const { eventType, ...content } = contentOf(event);
  return {
    urlHash,
    externalId,
    ...content,
    eventType: eventType.name,
    creatorName,
    creatorEmail,
    creatorLanguage,
    createdAt,
    updatedAt,
  };
};

/** What an event stores of a person who organises it with its creator. */
export const aboutCoOrganised = ({ urlHash, title, coOrganisers }: EventEntity, uid: string) => ({
  urlHash,
  title,
  ...coOrganisers.find((one) => one.uid === uid),
});

export const aboutCancelled = ({
  urlHash,
  title,
  location,
  date,
  endTime,
  timezone,
  cancelledAt,
}: CancelledEventEntity) => ({
  urlHash,
  title,
  location,
  date,
  endTime,
  timezone,
  cancelledAt,
});

export const aboutCancelledPoll = ({ urlHash, title, cancelledAt }: CancelledPollEntity) => ({
  urlHash,
  title,
  cancelledAt,
});
