import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { ActionSamples } from './ActionSamples.tsx';
import { CardSamples } from './CardSamples.tsx';
import { FeedbackSamples } from './FeedbackSamples.tsx';
import { FormSamples } from './FormSamples.tsx';
import { InvitationSamples } from './InvitationSamples.tsx';
import { OverlaySamples } from './OverlaySamples.tsx';
import { SeatSamples } from './SeatSamples.tsx';

/** Every piece in its states, in development only. */
export const KitPage = () => (
  <>
    <title>Kit · Quorum</title>
    <PageHeader title="Kit" lead="Every piece, in its states." />
    <Stack gap="xl">
      <ActionSamples />
      <FormSamples />
      <FeedbackSamples />
      <SeatSamples />
      <CardSamples />
      <InvitationSamples />
      <OverlaySamples />
    </Stack>
  </>
);
