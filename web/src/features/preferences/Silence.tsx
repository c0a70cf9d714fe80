import type { SILENCE } from '@quorum/domain/notifications/form';
import { BellOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { preferencesText } from '../../messages/people/preferencesText.generated.ts';

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

/** What ends the silence, by one press. */
interface End {
  again: Exclude<keyof typeof SILENCE, 'stop'>;
  label: string;
  /** Whether it ends what the person chose on this page. */
  isMain: boolean;
}

interface Props {
  preferences: { isStopped: boolean; unsubscribedFrom: readonly string[] };
  /** Of the event, where they are of a response. */
  urlHash?: string | undefined;
  button: (end: End) => ReactNode;
}

/** What is muted at the moment, however it was muted, with the way back. */
export const Silence = ({ preferences: { isStopped, unsubscribedFrom }, urlHash, button }: Props) => {
  if (isStopped)
    return (
      <Note role="status">
        <BellOff aria-hidden="true" />
        <p>
          {preferencesText.stopped} {preferencesText.stoppedHint}
        </p>
        {button({ again: 'start', label: preferencesText.start, isMain: true })}
      </Note>
    );
  const isOfAll = unsubscribedFrom.includes(EVERYTHING);
  const isOfEvent = urlHash !== undefined && unsubscribedFrom.includes(urlHash);
  if (!isOfAll && !isOfEvent) return null;
  return (
    <Note role="status">
      <BellOff aria-hidden="true" />
      <p>{isOfAll ? preferencesText.unsubscribed : preferencesText.unsubscribedFromEvent}</p>
      {button({ again: isOfEvent ? 'subscribe' : 'start', label: preferencesText.subscribe, isMain: false })}
    </Note>
  );
};
