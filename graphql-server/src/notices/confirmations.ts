import { repeatsAmong } from '@quorum/domain/response/repeats';
import type { Standing } from '../activity/Activity.ts';
import { confirmation as ofResponse } from './messages/confirmation.ts';
import { eventUrl, pollUrl } from './messages/MailEvent.ts';
import { voteConfirmation as ofVote } from './messages/voteConfirmation.ts';
import type { ParticipantEntity } from '../persistence/entities/EventEntity.ts';
import type { PollVoterEntity } from '../persistence/entities/PollEntity.ts';
import type { PollWithOptions } from '../persistence/repositories/PollRepository.ts';
import type { Transaction } from '../use-cases/inTransaction.ts';
import { standingWith } from '../use-cases/responses/settleResponses.ts';
import type { Vote } from '@quorum/domain/poll/vote';
import { invitationsTo } from './invitations.ts';
import { noticeOn } from './Notice.ts';
import { described } from './standing.ts';

/** Whether an address was left that has no link of its own yet. */
const isToConfirm = <Person extends ParticipantEntity | PollVoterEntity>(
  person: Person | null,
): person is Person & { email: string } => person?.email != null && person.mailTokenDigest == null;

/** What is said again is news to nobody. */
const hasChanged = (activity: object): boolean =>
  !('fields' in activity) || !Array.isArray(activity.fields) || activity.fields.length > 0;

/** Gives an address a link of its own to what was said with it; one that was given before leads nowhere then. */
const linkOf = ({ tokens }: Transaction, person: ParticipantEntity | PollVoterEntity): string => {
  const token = tokens.secret();
  person.mailTokenDigest = tokens.digest(token);
  return `${person.id}.${token}`;
};

/** To the address that was left with a response: it opens the response on any device. */
export const confirmation = noticeOn(
  ['response.created', 'response.changed', 'response.replied'],
  'confirmation',
  async ({ transaction, mailing, activity }) => {
    const { responses } = transaction;
    const response = await responses.findLocked(activity.response.id);
    if (!isToConfirm(response) || !hasChanged(activity)) return null;
    const { event } = response;
    const { expected, isEnough, seats, waitlistPosition }: Standing =
      activity.type === 'response.created'
        ? activity.standing
        : standingWith(await responses.placesOf(event), event, response.id);
    const link = linkOf(transaction, response);
    const urlOf = (what: 'response' | 'withdraw') => `${eventUrl(mailing, event)}#${what}=${link}`;
    const isRepeat = repeatsAmong(await responses.listOfAddress(event, response.email)).has(response);
    const about = {
      event,
      response: described(response, waitlistPosition),
      standing: { threshold: event.participantThreshold, expected, seats },
      responseUrl: urlOf('response'),
      withdrawUrl: isRepeat ? urlOf('withdraw') : null,
    };
    const file = invitationsTo(event, isEnough, mailing)(response);
    return {
      subject: { event },
      letters: [{ reader: response, file, compose: (surroundings) => ofResponse(about, surroundings) }],
    };
  },
);

/** Each date that something was said of, with what was said. */
const datesWith = ({ options, timezone }: PollWithOptions, votes: readonly Vote[]) => {
  const said = new Map(votes.map(({ optionId, likelihood }) => [optionId, likelihood]));
  return options.getItems().flatMap(({ id, date, endTime }) => {
    const likelihood = said.get(String(id));
    return likelihood === undefined ? [] : [{ date, endTime, timezone, likelihood }];
  });
};

/** The same to the address that was left with a vote. */
export const voteConfirmation = noticeOn(
  ['vote.created', 'vote.changed'],
  'confirmation',
  async ({ transaction, mailing, activity }) => {
    const { polls } = transaction;
    const voter = await polls.findVoterLocked(activity.voter.id);
    const poll = isToConfirm(voter) && (await polls.findWithOptions(activity.poll.id));
    if (!poll || !isToConfirm(voter)) return null;
    const voteUrl = `${pollUrl(mailing, poll)}#vote=${linkOf(transaction, voter)}`;
    const about = { poll, votes: datesWith(poll, await polls.votesOf(voter)), voteUrl };
    return {
      subject: { poll },
      letters: [{ reader: voter, compose: (surroundings) => ofVote(about, surroundings) }],
    };
  },
);
