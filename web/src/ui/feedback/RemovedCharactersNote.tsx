import { losesCharacters } from '@quorum/domain/cleanText';
import { styled } from 'styled-components';
import { uiText } from '../../messages/uiText.generated.ts';

const Note = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};

  &:empty {
    display: none;
  }
`;

/** Says about a form when not all that was typed into it will be saved. */
export const RemovedCharactersNote = ({ texts }: { texts: readonly string[] }) => (
  <Note role="status">{texts.some(losesCharacters) && uiText.leftOut}</Note>
);
