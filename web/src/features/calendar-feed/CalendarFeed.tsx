import { CalendarSync } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../ui/button/Button.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { calendarFeedText } from '../../messages/people/calendarFeedText.generated.ts';

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
  margin-inline-end: max(-0.875rem, -14px);
`;

interface CalendarFeedProps {
  /** Requests an address. */
  onOpen: () => void;
}

/** The way to a secret address of one's own events and responses, for a calendar program to subscribe to. */
export const CalendarFeed = ({ onOpen }: CalendarFeedProps) => (
  <Line justify="space-between">
    <Label>
      <CalendarSync aria-hidden="true" />
      {calendarFeedText.feed}
    </Label>
    <Ends>
      <Button variant="ghost" size="sm" onClick={onOpen}>
        {calendarFeedText.feedGet}
      </Button>
    </Ends>
  </Line>
);
