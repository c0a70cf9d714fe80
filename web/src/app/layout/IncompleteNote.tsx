import { styled } from 'styled-components';
import { INCOMPLETE_NOTE_ID } from '../../lib/startMarks.ts';
import { appText } from '../../messages/appText.generated.ts';
import { Note } from './Note.ts';

/** In sight wherever one has scrolled to. */
const InSight = styled(Note)`
  position: fixed;
  inset: auto 1rem calc(1rem + env(safe-area-inset-bottom));
  z-index: 10;
  max-inline-size: 32rem;
  margin: 0 auto;
  box-shadow: ${({ theme }) => theme.shadow.lg};
`;

/** Shown by the start script where the app's code cannot be loaded. */
export const IncompleteNote = () => (
  <InSight id={INCOMPLETE_NOTE_ID} role="alert" hidden>
    <span>
      {appText.incomplete} <a href="">{appText.reload}</a>
    </span>
  </InSight>
);
