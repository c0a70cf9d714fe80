import { useApolloClient } from '@apollo/client/react';
import { CalendarSync } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { CalendarFeedDocument } from '../../generated/graphql.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Row.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import { useOutcome } from '../../ui/useOutcome.ts';
import { userMenuText } from './userMenuText.ts';

const Line = styled(Row)`
  min-height: ${({ theme }) => theme.touch};
`;

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

/** The last button's own padding would keep its text away from the edge that everything else keeps to. */
const Ends = styled.div`
  display: flex;
  margin-right: -0.875rem;
`;

const copied = () => ({ title: userMenuText.feedCopied, description: userMenuText.feedCopiedHint });

interface CalendarFeedProps {
  /** Asks for another address. */
  onRenew: () => void;
}

/** The secret address of one's own events and answers, for a calendar program to subscribe to. */
export const CalendarFeed = ({ onRenew }: CalendarFeedProps) => {
  const copy = useCopy();
  const { attempt } = useOutcome();
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
  const copyUrl = () => attempt(async () => copy(await prepare(), copied()), userMenuText.feedFailed);

  return (
    <Line justify="space-between">
      <Label>
        <CalendarSync aria-hidden="true" />
        {userMenuText.feed}
      </Label>
      <Ends>
        <Button variant="ghost" size="sm" onClick={() => void copyUrl()} onPointerEnter={() => void prepare()}>
          {userMenuText.feedCopy}
        </Button>
        <Button variant="ghost" size="sm" onClick={onRenew}>
          {userMenuText.feedRenew}
        </Button>
      </Ends>
    </Line>
  );
};
