import { CalendarX2 } from 'lucide-react';
import { sayReason } from '../../lib/refusals/sayReason.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Avatar } from '../../ui/picture/Avatar.tsx';
import { Badge } from '../../ui/picture/Badge.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Sample } from './Sample.tsx';

const COLORS = ['#16a34a', '#2563eb', '#eab308', '#db2777', '#7c3aed', '#ffff00', '#000000', '#ffffff'];

export const FeedbackSamples = () => (
  <Sample title="Feedback">
    <Card as={Stack}>
      <Row wrap>
        {COLORS.map((color) => (
          <Badge key={color} color={color}>
            Type {color}
          </Badge>
        ))}
        <Badge>Event Concluded</Badge>
      </Row>
      <ProgressBar value={0} label="Nobody is in" />
      <ProgressBar value={65} label="6.5 of 10 are in" />
      <ProgressBar value={120} label="12 of 10 are in" />
      <Row gap="md">
        <Avatar name="Alex Organiser" />
        <Avatar name="Sam" photoURL="/favicon.svg" />
        <Avatar name="Broken" photoURL="/no-such-photo" />
      </Row>
    </Card>
    <Alert title="Please mend these">
      <ul>
        <li>{sayReason({ key: 'title.required' })}</li>
        <li>{sayReason({ key: 'location.required' })}</li>
      </ul>
    </Alert>
    <EmptyState icon={<CalendarX2 />}>No upcoming events scheduled. Create a new event to get started!</EmptyState>
    <EmptyState
      icon={<CalendarX2 />}
      action={
        <Button variant="outline" size="sm">
          Show every type
        </Button>
      }
    >
      No past events found.
    </EmptyState>
    <Row gap="lg">
      <Spinner label="Loading..." />
      <Stack gap="sm" style={{ flex: 1 }}>
        <Skeleton $width="60%" $height="1.5rem" />
        <Skeleton />
        <Skeleton $width="80%" />
      </Stack>
    </Row>
  </Sample>
);
