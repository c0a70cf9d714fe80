import { BY_SUM } from '@quorum/domain/event/enough';
import type { Counted } from '@quorum/domain/event/progress';
import { SeatRing } from '../../features/events/seats/SeatRing.tsx';
import { SeatRow } from '../../features/events/seats/SeatRow.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Face } from '../../ui/picture/Face.tsx';
import { Sample } from './Sample.tsx';

const people = (count: number, response: Counted) => Array.from({ length: count }, () => response);

const of = (going: number, maybe: number, waiting = 0): Counted[] => [
  ...people(going, { likelihood: 1, status: 'GOING' }),
  ...people(maybe, { likelihood: 0.5, status: 'MAYBE' }),
  ...people(waiting, { likelihood: 1, status: 'WAITLISTED' }),
];

const EVENTS = [
  { threshold: 8, participants: of(0, 0) },
  { threshold: 1, participants: of(0, 1) },
  { threshold: 10, participants: of(8, 1) },
  { threshold: 6, participants: of(6, 0) },
  { threshold: 6, participants: of(12, 2, 3) },
  { threshold: 24, participants: of(11, 9) },
];

const NAMES = ['Jonas', 'Mira Okafor', 'Lena', '王芳', 'Ömer', 'نور', 'x'];

export const SeatSamples = () => (
  <Sample title="Seats">
    <Card as={Stack}>
      {EVENTS.map(({ threshold, participants }) => (
        <SeatRow
          key={threshold + participants.length}
          event={{ participantThreshold: threshold }}
          participants={participants}
        />
      ))}
    </Card>
    <Card as={Row} wrap>
      {EVENTS.map(({ threshold, participants }) => (
        <SeatRing
          key={threshold + participants.length}
          event={{ ...BY_SUM, participantThreshold: threshold }}
          participants={participants}
        />
      ))}
    </Card>
    <Row gap="xs">
      {NAMES.map((name) => (
        <Face key={name} name={name} />
      ))}
    </Row>
  </Sample>
);
