import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { ActionSamples } from './ActionSamples.tsx';
import { FeedbackSamples } from './FeedbackSamples.tsx';
import { FormSamples } from './FormSamples.tsx';
import { OverlaySamples } from './OverlaySamples.tsx';

/** Every primitive in its states, in development only. */
export const KitPage = () => (
  <>
    <title>Kit · Quorum</title>
    <PageHeader title="Kit" lead="Every primitive, in its states." />
    <Stack gap="xl">
      <ActionSamples />
      <FormSamples />
      <FeedbackSamples />
      <OverlaySamples />
    </Stack>
  </>
);
