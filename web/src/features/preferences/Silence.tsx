import { BellOff } from 'lucide-react';
import { styled } from 'styled-components';
import type { NotificationsFragment } from '../../generated/later.generated.ts';
import { Button } from '../../ui/button/Button.tsx';
import { preferencesText } from './preferencesText.ts';
import type { Save } from './usePreferences.ts';

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space.sm} ${theme.space.md}`};
  padding: ${({ theme }) => theme.space.md};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.sunken};

  > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }

  > p {
    flex: 1 1 16rem;
  }
`;

const EVERYTHING = '*';

interface Props {
  preferences: NotificationsFragment;
  /** Of the event, where they are of a response. */
  urlHash?: string | undefined;
  save: Save;
}

/** What is silent at the moment, whichever way it was said, with the way back. */
export const Silence = ({ preferences: { isStopped, unsubscribedFrom }, urlHash, save }: Props) => {
  const start = () => void save({ isStopped: false });
  if (isStopped)
    return (
      <Note role="status">
        <BellOff aria-hidden="true" />
        <p>
          {preferencesText.stopped} {preferencesText.stoppedHint}
        </p>
        <Button size="sm" onClick={start}>
          {preferencesText.start}
        </Button>
      </Note>
    );
  const isOfAll = unsubscribedFrom.includes(EVERYTHING);
  const isOfEvent = urlHash !== undefined && unsubscribedFrom.includes(urlHash);
  if (!isOfAll && !isOfEvent) return null;
  const subscribe = () => void save({ isStopped: false, ...(isOfEvent && { isMuted: false }) });
  return (
    <Note role="status">
      <BellOff aria-hidden="true" />
      <p>{isOfAll ? preferencesText.unsubscribed : preferencesText.unsubscribedFromEvent}</p>
      <Button size="sm" variant="outline" onClick={subscribe}>
        {preferencesText.subscribe}
      </Button>
    </Note>
  );
};
