import { useApolloClient } from '@apollo/client/react';
import { CalendarSync } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { CalendarFeedDocument } from '../../generated/graphql.generated.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Row.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import { useToast } from '../../ui/useToast.ts';

const Label = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  min-width: 0;
  font-size: ${({ theme }) => theme.font.size.sm};

  > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

const COPIED = {
  title: 'Link Copied',
  description: 'Subscribe to it in your calendar. Keep it to yourself: whoever has it sees your events.',
};

interface CalendarFeedProps {
  /** Asks for another address. */
  onRenew: () => void;
}

/** The secret address of one's own events and answers, for a calendar program to subscribe to. */
export const CalendarFeed = ({ onRenew }: CalendarFeedProps) => {
  const copy = useCopy();
  const toast = useToast();
  const client = useApolloClient();
  const loading = useRef<Promise<string>>(undefined);

  const loadUrl = async () => {
    const { data } = await client.query({
      query: CalendarFeedDocument,
      fetchPolicy: 'network-only',
      context: { auth: true },
    });
    return data?.viewer?.calendarFeed.url ?? '';
  };
  // begun before the click, because some browsers let a page copy only at once after it
  const prepare = () => {
    loading.current ??= loadUrl();
    loading.current.catch(() => (loading.current = undefined));
    return loading.current;
  };
  const copyUrl = async () => {
    try {
      await copy(await prepare(), COPIED);
    } catch (error) {
      const description = errorMessage(error, 'The link could not be loaded');
      toast({ title: 'Error', description, variant: 'destructive' });
    }
  };

  return (
    <Row justify="space-between">
      <Label>
        <CalendarSync aria-hidden="true" />
        Calendar feed
      </Label>
      <Row gap="xs">
        <Button variant="ghost" size="sm" onClick={() => void copyUrl()} onPointerEnter={() => void prepare()}>
          Copy Link
        </Button>
        <Button variant="ghost" size="sm" onClick={onRenew}>
          Renew
        </Button>
      </Row>
    </Row>
  );
};
