import { CalendarSearch } from 'lucide-react';
import type { YourEventsQuery } from '../../generated/later.generated.ts';
import { paths } from '../../lib/paths.ts';
import { homePollsText } from '../../messages/polls/homePollsText.generated.ts';
import { Card, Title, When } from './yourCardLayout.ts';

type OwnPoll = NonNullable<YourEventsQuery['viewer']>['polls'][number];

const stateOf = (status: OwnPoll['status']) =>
  ({ OPEN: homePollsText.isOpen, CLOSED: homePollsText.isClosed, SCHEDULED: homePollsText.isScheduled })[status];

interface Props {
  poll: OwnPoll;
  onClick: () => void;
}

/** A date poll of one's own, among one's events. */
export const YourPollCard = ({ poll, onClick }: Props) => (
  <Card to={paths.poll(poll.urlHash)} onClick={onClick}>
    <Title>{poll.title}</Title>
    <When as="span">{stateOf(poll.status)}</When>
    <CalendarSearch aria-hidden="true" />
  </Card>
);
