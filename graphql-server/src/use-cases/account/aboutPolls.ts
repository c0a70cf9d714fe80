import type { Loaded } from '@mikro-orm/core';
import { pick } from '@quorum/domain/pick';
import type { PollEntity, PollVoterEntity } from '../../persistence/entities/PollEntity.ts';

// What the export of a person's data says of their polls and votes.

export const aboutPoll = (poll: Loaded<PollEntity, 'eventType' | 'options'>) => {
  const { urlHash, eventType, options, closesAt, autoScheduleChance, status } = poll;
  const { creatorName, creatorEmail, creatorLanguage = null, createdAt, updatedAt } = poll;
  return {
    urlHash,
    ...pick(poll, ['title', 'location', 'timezone', 'participantThreshold', 'capacity', 'notes', 'webLink']),
    ...pick(poll, ['isPrivate', 'isGuestListHidden']),
    eventType: eventType.name,
    options: options.getItems().map(({ date, endTime }) => ({ date, endTime })),
    closesAt,
    autoScheduleChance,
    status,
    creatorName,
    creatorEmail,
    creatorLanguage,
    createdAt,
    updatedAt,
  };
};

export const aboutVote = (voter: Loaded<PollVoterEntity, 'poll' | 'votes.option'>) => {
  const { poll, name, email, language = null, comment, votes, createdAt, updatedAt } = voter;
  return {
    poll: { urlHash: poll.urlHash, title: poll.title },
    name,
    email,
    language,
    comment,
    votes: votes.getItems().map(({ option, likelihood }) => ({ date: option.date, likelihood })),
    createdAt,
    updatedAt,
  };
};
