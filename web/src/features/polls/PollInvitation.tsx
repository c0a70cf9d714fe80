import { canManageEvent } from '@quorum/domain/policies';
import { CalendarCheck, CalendarSearch, Lock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { PollFragment } from '../../generated/polls.generated.ts';
import { wordIn, useLanguage } from '../../lib/language.ts';
import { lazyComponent } from '../../lib/lazy.tsx';
import { paths } from '../../lib/paths.ts';
import { useAtTime } from '../../lib/useNow.ts';
import { ShareMenu } from '../share/ShareMenu.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Badge } from '../../ui/picture/Badge.tsx';
import { Cover, CoverTitle, Ground } from '../events/detail/Cover.tsx';
import { Actions, Frame, Summary } from '../events/detail/invitationLayout.ts';
import { eventsText } from '../../messages/events/eventsText.generated.ts';
import { describeWhen } from '../events/time/describeWhen.ts';
import { YourTime } from '../events/card/YourTime.tsx';
import { useSession } from '../session/useSession.ts';
import { sharedPoll } from './sharedPoll.ts';
import { useResponsesOfVotes } from './useResponsesOfVotes.ts';
import { useVoters } from './useVoters.ts';
import { PollFacts } from './PollFacts.tsx';
import { Voting } from './voting/Voting.tsx';
import { Outcome } from './pollLayout.ts';
import { pollsText } from '../../messages/polls/pollsText.generated.ts';

/** Only organisers see it. */
const OrganiserActions = lazyComponent(async () => (await import('./organise/OrganiserActions.tsx')).OrganiserActions);

const StatusBadge = ({ status, isOpen }: { status: PollFragment['status']; isOpen: boolean }) => {
  const Icon = status === 'SCHEDULED' ? CalendarCheck : CalendarSearch;
  const text = status === 'SCHEDULED' ? pollsText.scheduled : isOpen ? pollsText.open : pollsText.closed;
  return (
    <Ground>
      <Badge>
        <Icon aria-hidden="true" />
        {text}
      </Badge>
    </Ground>
  );
};

/** Where a poll has led, or that it is not open any more. */
const PollOutcome = ({ poll: { status, event } }: { poll: PollFragment }): ReactNode => {
  if (status === 'SCHEDULED' && event) {
    const { day, time } = describeWhen(event);
    return (
      <Outcome>
        <Summary>{pollsText.itIsOn({ when: `${day}, ${time}` })}</Summary>
        <YourTime event={event} />
        <LinkButton to={paths.event(event.urlHash)}>{pollsText.toEvent}</LinkButton>
      </Outcome>
    );
  }
  return (
    status !== 'OPEN' && (
      <Outcome>
        <Summary>{pollsText.closedHint}</Summary>
      </Outcome>
    )
  );
};

interface Props {
  poll: PollFragment;
  onDeleted: () => void;
}

/** A date poll as its page shows it: what it is about, when it could be, and one's own votes. */
export const PollInvitation = ({ poll: shown, onDeleted }: Props) => {
  useLanguage();
  const { poll, loadAll } = useVoters(shown);
  useResponsesOfVotes(poll.voters);
  const titleId = useId();
  const { user } = useSession();
  const { closesAt } = poll;
  const isOrganiser = canManageEvent({ uid: user?.uid ?? null }, poll);
  const hasEnded = useAtTime((now) => Date.parse(closesAt) <= now);
  const isOpen = poll.status === 'OPEN' && !hasEnded;
  return (
    <Frame aria-labelledby={titleId}>
      <Cover
        isLow
        urlHash={poll.urlHash}
        color={poll.eventType.color}
        badges={
          <Row wrap>
            <Ground>
              <Badge color={poll.eventType.color}>{wordIn('eventTypeNames', poll.eventType.name)}</Badge>
            </Ground>
            <StatusBadge status={poll.status} isOpen={isOpen} />
            {poll.isPrivate && (
              <Badge>
                <Lock aria-hidden="true" />
                {eventsText.private}
              </Badge>
            )}
          </Row>
        }
        menus={<ShareMenu shared={sharedPoll(poll)} variant="ghost" />}
      >
        <CoverTitle id={titleId}>{poll.title}</CoverTitle>
        <p>{poll.location}</p>
      </Cover>
      {!isOpen && <PollOutcome poll={poll} />}
      <Voting poll={poll} isOpen={isOpen && !poll.isHidden} onLoadAll={loadAll}>
        <PollFacts poll={poll} isOpen={isOpen} />
      </Voting>
      {isOrganiser && (
        <Actions>
          <OrganiserActions poll={poll} isOpen={isOpen} onDeleted={onDeleted} />
        </Actions>
      )}
    </Frame>
  );
};
