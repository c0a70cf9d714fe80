import { canManageEvent } from '@quorum/domain/policies';
import { CalendarCheck, CalendarSearch, Clock, Lock, UsersRound } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { PollFragment } from '../../generated/graphql.generated.ts';
import { formatPercent } from '../../lib/formatNumber.ts';
import { sentence, useLanguage } from '../../lib/language.ts';
import { lazyComponent } from '../../lib/lazy.tsx';
import { paths } from '../../lib/paths.ts';
import { useAtTime } from '../../lib/useNow.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Badge } from '../../ui/picture/Badge.tsx';
import { Face } from '../../ui/picture/Face.tsx';
import { LinkedText } from '../../ui/text/LinkedText.tsx';
import { WebLinkFact } from '../events/card/commonFacts.tsx';
import { Facts } from '../events/card/eventFactLayout.tsx';
import { Cover, CoverTitle, Ground } from '../events/detail/Cover.tsx';
import { FactLines, Muted, Strong, Told } from '../events/detail/factLines.tsx';
import { PlaceFact } from '../events/detail/PlaceFact.tsx';
import { Actions, Frame, Notes, Say } from '../events/detail/invitationLayout.ts';
import { eventsText } from '../events/eventsText.ts';
import { describeWhen } from '../events/time/describeWhen.ts';
import { YourTime } from '../events/time/YourTime.tsx';
import { useSession } from '../session/useSession.ts';
import { useCopyPollLink } from './useCopyPollLink.ts';
import { useResponsesOfVotes } from './useResponsesOfVotes.ts';
import { useVoters } from './useVoters.ts';
import { Voting } from './grid/Voting.tsx';
import { Facing, Outcome } from './pollLayout.ts';
import { pollsText } from './pollsText.ts';

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

/** Where a poll has led, or that it leads nowhere any more. */
const PollOutcome = ({ poll: { status, event } }: { poll: PollFragment }): ReactNode => {
  if (status === 'SCHEDULED' && event) {
    const { day, time } = describeWhen(event);
    return (
      <Outcome>
        <Say>{pollsText.itIsOn({ when: `${day}, ${time}` })}</Say>
        <YourTime event={event} />
        <LinkButton to={paths.event(event.urlHash)}>{pollsText.toEvent}</LinkButton>
      </Outcome>
    );
  }
  return (
    status !== 'OPEN' && (
      <Outcome>
        <Say>{pollsText.closedHint}</Say>
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
  const { timezone, location, creatorName, participantThreshold, closesAt, autoScheduleChance, webLink } = poll;
  const isOrganiser = canManageEvent({ uid: user?.uid ?? null }, poll);
  const hasEnded = useAtTime((now) => Date.parse(closesAt) <= now);
  const isOpen = poll.status === 'OPEN' && !hasEnded;
  const end = describeWhen({ date: closesAt, timezone });
  const share = useCopyPollLink(poll.urlHash);
  return (
    <Frame aria-labelledby={titleId}>
      <Cover
        urlHash={poll.urlHash}
        color={poll.eventType.color}
        badges={
          <Row wrap>
            <Ground>
              <Badge color={poll.eventType.color}>{sentence(poll.eventType.name)}</Badge>
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
        menus={<IconButton label={pollsText.copyLink} icon={<share.Icon aria-hidden="true" />} onClick={share.copy} />}
      >
        <CoverTitle id={titleId}>{poll.title}</CoverTitle>
      </Cover>
      <Facing>
        <FactLines>
          <PlaceFact location={location} />
          {creatorName && (
            <Told picture={<Face name={creatorName} />}>
              <Strong>{eventsText.hostedBy({ name: creatorName })}</Strong>
            </Told>
          )}
        </FactLines>
        <FactLines>
          <Told picture={<UsersRound size={22} />}>
            <Strong>{pollsText.takes(participantThreshold)}</Strong>
            {isOpen && (
              <Muted>
                {autoScheduleChance == null
                  ? pollsText.organiserPicks
                  : pollsText.picksItself({ chance: formatPercent(autoScheduleChance) })}
              </Muted>
            )}
          </Told>
          {isOpen && (
            <Told picture={<Clock size={22} />}>
              <Strong>{pollsText.openUntil({ when: `${end.day}, ${end.time}` })}</Strong>
              <YourTime event={{ date: closesAt, timezone }} />
            </Told>
          )}
        </FactLines>
        {webLink && (
          <Facts>
            <WebLinkFact webLink={webLink} />
          </Facts>
        )}
        {poll.notes && (
          <Notes>
            <LinkedText>{poll.notes}</LinkedText>
          </Notes>
        )}
      </Facing>
      {!isOpen && <PollOutcome poll={poll} />}
      <Voting poll={poll} isOpen={isOpen && !poll.isHidden} onLoadAll={loadAll} />
      {isOrganiser && (
        <Actions>
          <OrganiserActions poll={poll} isOpen={isOpen} onDeleted={onDeleted} />
        </Actions>
      )}
    </Frame>
  );
};
