import { LEFT_OUT, losesCharacters } from '@quorum/domain/cleanText';
import { styled } from 'styled-components';
import { sentence } from '../../lib/language.ts';

const Note = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};

  &:empty {
    display: none;
  }
`;

/** Says of a form when not all that was typed into it will be saved. */
export const RemovedCharactersNote = ({ texts }: { texts: readonly string[] }) => (
  <Note role="status">{texts.some(losesCharacters) && sentence(LEFT_OUT)}</Note>
);
