import { Clock, UsersRound } from 'lucide-react';
import type { PollFragment } from '../../generated/polls.generated.ts';
import { formatPercent } from '../../lib/formatNumber.ts';
import { useLanguage } from '../../lib/language.ts';
import { Face } from '../../ui/picture/Face.tsx';
import { LinkedText } from '../../ui/text/LinkedText.tsx';
import { WebLinkFact } from '../events/card/CommonFacts.tsx';
import { Facts } from '../events/card/eventFactLayout.tsx';
import { Muted } from '../../ui/text/Muted.tsx';
import { FactLines, Strong, FactLine } from '../events/detail/FactLines.tsx';
import { Notes } from '../events/detail/invitationLayout.ts';
import { PlaceFact } from '../events/detail/PlaceFact.tsx';
import { eventsText } from '../../messages/events/eventsText.generated.ts';
import { describeWhen } from '../events/time/describeWhen.ts';
import { YourTime } from '../events/card/YourTime.tsx';
import { Aside } from './pollLayout.ts';
import { pollsText } from '../../messages/polls/pollsText.generated.ts';

interface Props {
  poll: PollFragment;
  isOpen: boolean;
}

/** What a poll is about, and by which rule it ends. */
export const PollFacts = ({ poll, isOpen }: Props) => {
  useLanguage();
  const { timezone, location, creatorName, participantThreshold, closesAt, autoScheduleChance, webLink, notes } = poll;
  const end = describeWhen({ date: closesAt, timezone });
  return (
    <Aside>
      {notes && (
        <Notes>
          <LinkedText>{notes}</LinkedText>
        </Notes>
      )}
      <FactLines>
        <PlaceFact location={location} />
        {creatorName && (
          <FactLine picture={<Face name={creatorName} />}>
            <Strong>{eventsText.hostedBy({ name: creatorName })}</Strong>
          </FactLine>
        )}
        <FactLine picture={<UsersRound size={22} />}>
          <Strong>{pollsText.takes(participantThreshold)}</Strong>
          {isOpen && (
            <Muted>
              {autoScheduleChance == null
                ? pollsText.organiserPicks
                : pollsText.picksItself({ chance: formatPercent(autoScheduleChance) })}
            </Muted>
          )}
        </FactLine>
        {isOpen && (
          <FactLine picture={<Clock size={22} />}>
            <Strong>{pollsText.openUntil({ when: `${end.day}, ${end.time}` })}</Strong>
            <YourTime event={{ date: closesAt, timezone }} />
          </FactLine>
        )}
      </FactLines>
      {webLink && (
        <Facts>
          <WebLinkFact webLink={webLink} />
        </Facts>
      )}
    </Aside>
  );
};
