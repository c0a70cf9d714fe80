import { likelihoodsIn, voteOpenedWith } from '@quorum/domain/poll/voteForm';
import { styled } from 'styled-components';
import { usePollDates } from '../../features/polls/grid/usePollDates.ts';
import { pollsText } from '../../messages/polls/pollsText.generated.ts';
import { type IdentityErrors, IdentityFields } from '../../features/polls/voting/IdentityFields.tsx';
import { VoteDates } from '../../features/polls/voting/VoteDates.tsx';
import type { PollFragment } from '../../generated/polls.generated.ts';
import { sayRefusal } from '../../lib/refusals/refusals.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { PollFormPage } from './FormLayout.tsx';
import type { FormRequest } from '@quorum/domain/page/FormRequest';
import { RefusalAlert } from './formParts.tsx';

/** As on the page of the poll: the rows reach its edges. */
const Sheet = styled(Card)`
  overflow: clip;
  padding: 0;

  ${({ theme }) => theme.media.phone} {
    padding: 0;
  }
`;

const Note = styled.div`
  padding: ${({ theme }) => theme.space.md};
`;

interface Props {
  poll: PollFragment;
  request: FormRequest;
}

const FIELDS = ['name', 'email', 'comment', 'votes'] as const;

/** What is wrong, by the field where it is said; other refusals are of the form as a whole. */
const errorsOf = (refusal: FormRequest['refusal']): IdentityErrors =>
  refusal
    ? Object.fromEntries(
        FIELDS.filter((field) => refusal.fields.includes(field)).map((field) => [field, sayRefusal(refusal)]),
      )
    : {};

interface FieldsProps extends Props {
  action: string;
}

const Fields = ({ poll, request, action }: FieldsProps) => {
  const { fields, vote, refusal, key, responseToken, isElsewhere } = request;
  const votes = { ...vote?.likelihoods, ...(fields && likelihoodsIn(fields)) };
  const dates = usePollDates(poll, vote ? String(vote.id) : undefined, votes);
  const { name, comment } = { ...vote, ...fields };
  return (
    <Sheet as="form" method="post" action={action} noValidate autoComplete="off">
      {key && <input type="hidden" name="key" value={key} />}
      {vote && <input type="hidden" name="opened" value={fields?.opened ?? voteOpenedWith(vote)} />}
      {responseToken && <input type="hidden" name="token" value={responseToken} />}
      {(isElsewhere || refusal) && (
        <Note>
          {isElsewhere && <Alert title={pollsText.anotherName} />}
          <RefusalAlert title={pollsText.voteFailed} refusal={refusal} />
        </Note>
      )}
      <VoteDates poll={poll} votes={votes} {...dates} />
      <IdentityFields
        errors={errorsOf(refusal)}
        defaults={{ name: name ?? '', email: fields?.email ?? '', comment: comment ?? '' }}
        withEmail={!vote || Boolean(fields?.email)}
        submitLabel={pollsText.saveMyVotes}
      />
    </Sheet>
  );
};

/** To vote, for a page without any script. */
export const VoteForm = ({ poll, request }: Props) => {
  const isOpen = poll.status === 'OPEN' && Date.parse(poll.closesAt) > request.now;
  // somebody who was about to vote is told why it was refused
  const isOffered = isOpen || request.fields !== null;
  return (
    <PollFormPage title={pollsText.yourVotes} poll={poll}>
      {isOffered ? (
        <Fields poll={poll} request={request} action={paths.voteForm(poll.urlHash)} />
      ) : (
        <p>{pollsText.closedHint}</p>
      )}
    </PollFormPage>
  );
};

/** To change one's votes, for their owner. */
export const EditVoteForm = ({ poll, request }: Props) => (
  <PollFormPage title={pollsText.changeVotes} poll={poll}>
    <Fields poll={poll} request={request} action={paths.editVoteForm(poll.urlHash, String(request.vote?.id))} />
  </PollFormPage>
);

/** Says that votes are not the reader's to change, or no longer there. */
export const RefusedVoteForm = ({ poll, request: { refusal } }: Props) => {
  const isGone = refusal?.code === 'NOT_FOUND';
  return (
    <PollFormPage title={isGone ? pollsText.noSuchVotes : pollsText.notYours} poll={poll}>
      <p>{isGone ? pollsText.noSuchVotesHint : pollsText.notYoursHint}</p>
    </PollFormPage>
  );
};
