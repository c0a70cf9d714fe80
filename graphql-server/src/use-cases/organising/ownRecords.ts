import type { Loaded } from '@mikro-orm/core';
import type { AttendanceEntity } from '../../persistence/entities/organising/AttendanceEntity.ts';
import type { EventMessageEntity } from '../../persistence/entities/organising/EventMessageEntity.ts';
import type { Context } from '../Context.ts';

const aboutAttendance = ({ participant, attended, likelihood, isErased, markedAt }: AttendanceEntity) => ({
  event: participant.event.urlHash,
  attended,
  likelihood: likelihood ?? null,
  isErased,
  markedAt,
});

const aboutMessage = ({ event, text, audience, createdAt }: Loaded<EventMessageEntity, 'event'>) => ({
  event: event.urlHash,
  text,
  group: audience,
  createdAt,
});

/**
 * What is stored about a person here: whether they came, as marked by organisers, and the messages that they sent as
 * organisers.
 */
export const listOwnRecords = async ({ responses }: Context, uid: string) => ({
  attendance: (await responses.attendance.listOfPerson(uid)).map(aboutAttendance),
  messages: (await responses.messages.listOfAuthor(uid)).map(aboutMessage),
});
