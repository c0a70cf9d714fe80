import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../ui/button/Button.tsx';
import { MoreOptions } from '../../events/form/fields/MoreOptions.tsx';
import { CommentField, EmailField, NameField } from '../../responses/form/ResponseTextFields.tsx';
import { pollsText } from '../../../messages/polls/pollsText.generated.ts';
import type { Identity } from './useSaveVotes.ts';

/** Below the dates; once one is chosen, at the bottom edge and low, so that one goes on voting above it and still finds it. */
const Bar = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => theme.space.sm} clamp(16px, 4vw, 2rem);
  border-block-start: 1px solid ${({ theme }) => theme.color.border};

  form:has([type='radio']:checked) > & {
    position: sticky;
    inset-block-end: 0;
    z-index: 4;
    max-block-size: 70dvh;
    overflow: auto;
    padding-block-end: max(${({ theme }) => theme.space.xs}, env(safe-area-inset-bottom));
    background: ${({ theme }) => theme.color.surface};
    box-shadow: ${({ theme }) => theme.shadow.lg};
  }
`;

/** Beside each other where a name fits beside the button. */
const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.sm};
  align-items: end;

  > * {
    flex: 1 0 9rem;
    max-inline-size: 24rem;
  }

  > button {
    flex-basis: auto;
    max-inline-size: 16rem;
  }
`;

export type IdentityErrors = Readonly<Partial<Record<keyof Identity | 'votes', string>>>;

interface Props {
  errors: IdentityErrors;
  defaults?: Partial<Identity>;
  withEmail?: boolean;
  submitLabel: string;
  isBusy?: boolean;
  /** What is wrong with the form as a whole. */
  children?: ReactNode;
}

/** Asks who votes, beside the dates and not in front of them. The fields are the browser's own. */
export const IdentityFields = ({ errors, defaults, withEmail = true, submitLabel, isBusy, children }: Props) => (
  <Bar role="group" aria-label={pollsText.whoAreYou}>
    {children}
    <Who>
      <NameField name="name" defaultValue={defaults?.name} error={errors.name} />
      <Button type="submit" busy={isBusy}>
        {submitLabel}
      </Button>
    </Who>
    <MoreOptions
      label={withEmail ? pollsText.emailAndComment : pollsText.comment}
      opens={Boolean(errors.email ?? errors.comment)}
    >
      {withEmail && (
        <EmailField name="email" defaultValue={defaults?.email} hint={pollsText.emailHint} error={errors.email} />
      )}
      <CommentField name="comment" defaultValue={defaults?.comment} error={errors.comment} />
    </MoreOptions>
  </Bar>
);
