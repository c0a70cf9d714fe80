import { styled } from 'styled-components';
import { Card } from '../../ui/layout/Card.tsx';
import { Muted } from '../../ui/text/Muted.tsx';
import { clocksOf } from '../events/time/clocksOf.ts';
import { MessageText } from './MessageText.tsx';
import { manageText } from '../../messages/organising/manageText.generated.ts';

interface Sent {
  id: string;
  text: string;
  createdAt: string;
}

const Root = styled(Card)`
  display: grid;
  gap: ${({ theme }) => theme.space.md};

  h2 {
    font-size: ${({ theme }) => theme.font.size.lg};
  }
`;

interface Props {
  messages: readonly Sent[];
  timezone: string;
  /** Left out: as an organiser calls them. */
  title?: string;
}

/** What organisers wrote, newest first; nothing where they wrote nothing. */
export const SentMessages = ({ messages, timezone, title = manageText.sentMessages }: Props) => {
  if (messages.length === 0) return null;
  const clocks = clocksOf(timezone);
  return (
    <Root as="section" aria-label={title}>
      <h2>{title}</h2>
      {messages.map(({ id, text, createdAt }) => (
        <div key={id}>
          <Muted>{clocks.day(new Date(createdAt))}</Muted>
          <MessageText text={text} />
        </div>
      ))}
    </Root>
  );
};
