import { useEffect } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../ui/button/Button.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { MoreOptions } from '../../events/form/MoreOptions.tsx';
import { CommentField, EmailField, NameField } from '../../responses/ResponseTextFields.tsx';
import { pollsText } from '../pollsText.ts';
import { useIdentityForm } from './useIdentityForm.ts';
import type { Identity } from './useSaveVotes.ts';

/** At the bottom edge and low, so that one goes on voting above it and still finds it. */
const Bar = styled.form`
  position: sticky;
  inset-block-end: 0;
  z-index: 4;
  max-block-size: 70dvh;
  overflow: auto;
  padding: ${({ theme }) => theme.space.sm} clamp(1rem, 4vw, 2rem);
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.lg};
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

const NOBODY: Identity = { name: '', email: '', comment: '' };

interface Props {
  onSubmit: (identity: Identity) => Promise<void>;
}

/** Asks a visitor who has chosen dates who they are. It is no dialog: the first tap is seldom the last. */
export const IdentityForm = ({ onSubmit }: Props) => {
  const form = useIdentityForm(NOBODY, onSubmit);
  useEffect(() => {
    // it may have come in front of what was just tapped
    document.querySelector('[data-own]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Bar noValidate aria-label={pollsText.whoAreYou} onSubmit={form.submit}>
      <VisuallyHidden role="status">{pollsText.waitsForName}</VisuallyHidden>
      <Who>
        <NameField {...form.nameField} />
        <Button {...form.submitButton}>{pollsText.saveMyVotes}</Button>
      </Who>
      <MoreOptions label={pollsText.emailAndComment} opens={Boolean(form.emailField.error ?? form.commentField.error)}>
        <EmailField hint={pollsText.emailHint} {...form.emailField} />
        <CommentField {...form.commentField} />
      </MoreOptions>
    </Bar>
  );
};
