import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { appText } from '../appText.ts';
import { Note } from './Note.ts';

/** By which the start script (`web/src/start`) shows it where the app's code cannot be loaded. */
const NEVER_READY_ID = 'never-ready';

/** Wherever one has pressed something, it is in sight. */
const InSight = styled(Note)`
  position: fixed;
  inset: auto 1rem calc(1rem + env(safe-area-inset-bottom));
  z-index: 10;
  max-inline-size: 32rem;
  margin: 0 auto;
  box-shadow: ${({ theme }) => theme.shadow.lg};
`;

/** Says what has become of presses from before the app was there, where nothing has. */
export const PressNotes = () => {
  const { fail } = useOutcome();
  useEffect(() => {
    const tell = () => fail(appText.pressesLost);
    window.addEventListener('presses-lost', tell);
    return () => window.removeEventListener('presses-lost', tell);
  });
  return (
    <InSight id={NEVER_READY_ID} role="alert" hidden>
      <span>
        {appText.neverReady} <a href="">{appText.reload}</a>
      </span>
    </InSight>
  );
};
