import { CircleCheckBig } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { voteOf, type Votes } from '../grid/likelihoods.ts';
import { pollsText } from '../../../messages/polls/pollsText.generated.ts';

/** Below the dates, in the place of the name; at the bottom edge while one is at the dates. */
const Status = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 4;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  min-block-size: ${({ theme }) => theme.touch};
  align-items: center;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.sm};
  padding: ${({ theme }) => theme.space.sm} clamp(16px, 4vw, 2rem);
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.surface};
`;

const Said = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  color: ${({ theme }) => theme.color.onPrimarySoft};
  font-weight: ${({ theme }) => theme.font.weight.medium};

  svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
`;

interface Props {
  name: string;
  votes: Votes;
  isSaving: boolean;
  /** Set on the page that a form has led to: for the start script, which stores the token of the votes. */
  saved: string | undefined;
  /** What one may press beside it. */
  children: ReactNode;
}

/** The reader's own votes, and that they are saved. */
export const SavedVotes = ({ name, votes, isSaving, saved, children }: Props) => {
  const said = Object.values(votes).map(voteOf);
  const count = (vote: string) => said.filter((one) => one === vote).length;
  return (
    <Status>
      <Said role="status" data-saved-vote={saved}>
        {isSaving ? (
          pollsText.saving
        ) : (
          <>
            <CircleCheckBig aria-hidden="true" />
            {pollsText.saved({ name, yes: count('yes'), maybe: count('maybe'), no: count('no') })}
          </>
        )}
      </Said>
      {children}
    </Status>
  );
};

/** For somebody who has an account and no votes yet. */
export const SavedAtOnce = ({ isSaving }: { isSaving: boolean }) => (
  <Status>
    <p role="status">{isSaving ? pollsText.saving : pollsText.savedAtOnce}</p>
  </Status>
);
