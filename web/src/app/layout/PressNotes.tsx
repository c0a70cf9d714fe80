import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { NEVER_READY_ID, PRESSES_LOST } from '../../lib/pressNotes.ts';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { appText } from '../appText.ts';
import { Note } from './Note.ts';

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
  const tell = useEffectEvent(() => fail(appText.pressesLost));
  useEffect(() => {
    const listen = () => tell();
    window.addEventListener(PRESSES_LOST, listen);
    return () => window.removeEventListener(PRESSES_LOST, listen);
  }, []);
  return (
    <InSight id={NEVER_READY_ID} role="alert" hidden>
      <span>
        {appText.neverReady} <a href="">{appText.reload}</a>
      </span>
    </InSight>
  );
};
