import { canManageEvent, type Organised } from '@quorum/domain/policies';
import type { Reportable } from '@quorum/domain/report/constants';
import { EyeOff } from 'lucide-react';
import { styled } from 'styled-components';
import { useSession } from '../session/useSession.ts';
import { moderationText } from '../../messages/people/moderationText.generated.ts';
import { textsAbout } from './reportable.ts';

const Note = styled.aside`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => `${theme.space.xs} 0.625rem`};
  margin-bottom: ${({ theme }) => theme.space.lg};
  padding: 0.75rem ${({ theme }) => theme.space.md};
  border: 1px solid ${({ theme }) => theme.color.borderStrong};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.sunken};

  svg {
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.125rem;
  }

  p {
    grid-column: 2;
    max-width: ${({ theme }) => theme.width.text};
    color: ${({ theme }) => theme.color.textMuted};
    font-size: ${({ theme }) => theme.font.size.sm};
  }
`;

/** To the few who see what an operator has hidden: what that means. */
export const HiddenNote = ({ about, hidden }: { about: Reportable; hidden: Organised }) => {
  const { user } = useSession();
  const isOwn = canManageEvent({ uid: user?.uid ?? null }, hidden);
  const { hiddenTitle, hiddenFromCreator } = textsAbout(about);
  return (
    <Note aria-label={hiddenTitle}>
      <EyeOff aria-hidden="true" />
      <strong>{hiddenTitle}</strong>
      <p>{isOwn ? hiddenFromCreator : moderationText.hiddenByOperators}</p>
    </Note>
  );
};
