import { checkInCodeOf } from '@quorum/domain/organising/checkIn';
import type { Vote } from '@quorum/domain/poll/vote';
import { privateLink } from '@quorum/domain/privateLink';
import { repeatsAmong } from '@quorum/domain/response/repeats';
import type { Standing } from '../activity/Activity.ts';
import type { ParticipantEntity } from '../persistence/entities/EventEntity.ts';
import type { PollVoterEntity } from '../persistence/entities/PollEntity.ts';
import type { PollWithOptions } from '../persistence/repositories/polls/PollRepository.ts';
import type { Transaction } from '../use-cases/inTransaction.ts';
import { standingWith } from '../use-cases/responses/settleResponses.ts';
import { firstInvitationTo } from './invitations.ts';
import { confirmation as ofResponse, voteConfirmation as ofVote } from './messages/confirmation.ts';
import { eventUrl, pollUrl } from './messages/parts/MailEvent.ts';
import { noticeOn } from './Notice.ts';
import { calendarStatusWith } from './readers.ts';
import { described, recordedStanding } from './standing.ts';

/** What is said again is news to nobody. */
const hasChanged = (activity: object): boolean =>
  !('fields' in activity) || !Array.isArray(activity.fields) || activity.fields.length > 0;

/**
 * Somebody who left an address that has no link of its own yet, with that link; one that was given before does not work
 * any more. Null where there is nothing to confirm.
 */
const toConfirm = <Person extends ParticipantEntity | PollVoterEntity>(
  { tokens }: Transaction,
  activity: object,
  person: Person | null,
) => {
  if (person?.email == null || person.mailTokenDigest != null || !hasChanged(activity)) return null;
  const token = tokens.secret();
  person.mailTokenDigest = tokens.digest(token);
  const linkOf = (page: string, purpose?: 'withdraw') => privateLink(page, person.id, token, purpose);
  return { reader: person as Person & { email: string }, linkOf };
};

/** Each date that something was said about, with what was said. */
const datesWith = ({ options, timezone }: PollWithOptions, votes: readonly Vote[]) => {
  const said = new Map(votes.map(({ optionId, likelihood }) => [optionId, likelihood]));
  return options.getItems().flatMap(({ id, date, endTime }) => {
    const likelihood = said.get(String(id));
    return likelihood === undefined ? [] : [{ date, endTime, timezone, likelihood }];
  });
};

/** To the address that was left with a response or with votes: it opens them on any device. */
export const confirmation = noticeOn(
  ['response.created', 'response.changed', 'response.replied', 'vote.created', 'vote.changed'],
  'confirmation',
  async ({ transaction, mailing, activity }) => {
    const { polls, responses } = transaction;
    if ('voter' in activity) {
      const found = toConfirm(transaction, activity, await polls.findVoterLocked(activity.voter.id));
      const poll = found && (await polls.findWithOptions(activity.poll.id));
      if (!poll) return null;
      const { reader, linkOf } = found;
      const votes = datesWith(poll, await polls.votesOf(reader));
      const about = { poll, votes, voteUrl: linkOf(pollUrl(mailing, poll)) };
      return { subject: { poll }, letters: [{ reader, compose: (surroundings) => ofVote(about, surroundings) }] };
    }
    const found = toConfirm(transaction, activity, await responses.findLocked(activity.response.id));
    if (!found) return null;
    const { reader, linkOf } = found;
    const { event } = reader;
    const recorded: Standing =
      activity.type === 'response.created'
        ? activity.standing
        : standingWith(await responses.listPlaced(event), event, reader.id);
    const standing = recordedStanding(event, recorded);
    const page = eventUrl(mailing, event);
    const isRepeat = repeatsAmong(await responses.listOfAddress(event, reader.email)).has(reader);
    const calendar = calendarStatusWith(event, reader, standing.isEnough);
    const about = {
      event,
      calendar,
      response: described(reader, recorded.waitlistPosition),
      standing,
      responseUrl: linkOf(page),
      checkInCode: reader.likelihood > 0 ? checkInCodeOf(reader.checkIn) : null,
      withdrawUrl: isRepeat ? linkOf(page, 'withdraw') : null,
    };
    const file = firstInvitationTo(event, reader, { calendar }, mailing);
    return {
      subject: { event },
      letters: [{ reader, file, compose: (surroundings) => ofResponse(about, surroundings) }],
    };
  },
);
