import { DecisionNote } from '../../features/events/detail/DecisionNote.tsx';
import { Cover, CoverTitle, Ground } from '../../features/events/detail/Cover.tsx';
import { Faces } from '../../features/events/detail/Faces.tsx';
import { InvitationFacts } from '../../features/events/detail/InvitationFacts.tsx';
import { blankEvent, type EventFormValues } from '../../features/events/form/values/eventFormValues.ts';
import { InvitationPreview } from '../../features/events/preview/InvitationPreview.tsx';
import { ShareOffer } from '../../features/share/ShareOffer.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Badge } from '../../ui/picture/Badge.tsx';
import { Sample } from './Sample.tsx';
import { SAMPLE_EVENTS, sampleResponses } from './sampleEvent.ts';

const COLORS = ['#c2410c', '#15803d', '#a16207', '#1d4ed8', '#7e22ce', '#475569', '#ffff00', '#000000', '#ffffff'];

const BLANK = blankEvent('Europe/Berlin');

const FILLED: EventFormValues = {
  ...BLANK,
  title: 'Boules by the canal',
  eventTypeId: '3',
  isPrivate: true,
  date: '2031-06-14T18:30',
  endTime: '2031-06-14T20:00',
  location: 'Landwehrkanal, Berlin',
  participantThreshold: '6',
  isRecurring: true,
  recurrenceFrequency: 'weekly',
  notes: 'Boules are there.\nBring something to drink.',
  webLink: 'https://example.org/boules',
};

const TOO_MANY: EventFormValues = {
  ...BLANK,
  title: 'A title that is as long as they come, with everything in it',
  participantThreshold: '250',
};

export const InvitationSamples = () => (
  <>
    <Sample title="Covers">
      {COLORS.map((color) => (
        <Card key={color} style={{ padding: 0, overflow: 'clip' }}>
          <Cover
            urlHash={color}
            color={color}
            badges={
              <Ground>
                <Badge color={color}>{color}</Badge>
              </Ground>
            }
          >
            <CoverTitle as="p">Boules by the canal</CoverTitle>
          </Cover>
        </Card>
      ))}
    </Sample>
    <Sample title="Facts, faces and decisions">
      {SAMPLE_EVENTS.map((event) => (
        <Card as={Stack} key={event.id}>
          <InvitationFacts event={event} />
          <Faces responses={event.participants} isOwn={() => false} />
          <DecisionNote event={event} />
        </Card>
      ))}
      <Faces responses={sampleResponses(40)} isOwn={() => false} />
    </Sample>
    <Sample title="The invitation that a form makes">
      <InvitationPreview values={BLANK} hostName={null} />
      <InvitationPreview values={FILLED} hostName="Ada Okafor" />
      <InvitationPreview values={TOO_MANY} hostName="نور" />
    </Sample>
    <Sample title="The offer to share">
      <ShareOffer
        shared={{ kind: 'event', path: '/events/sample-open', title: 'Boules by the canal', lines: () => [] }}
      />
    </Sample>
  </>
);
