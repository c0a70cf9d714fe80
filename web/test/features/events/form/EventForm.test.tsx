import { expect, it } from '@jest/globals';
import { EVENT_FIELDS, type EventFieldName, type EventTextName, TEXTS } from '@quorum/domain/event/content';
import { screen } from '@testing-library/react';
import { EventForm } from '../../../../src/features/events/form/EventForm.tsx';
import { blankEvent } from '../../../../src/features/events/form/values/eventFormValues.ts';
import { renderPage } from '../../../support/renderPage.tsx';

type OtherField = Exclude<EventFieldName, EventTextName>;

/** What the control of each field is called that is no text. */
const LABELS: Record<OtherField, RegExp> = {
  date: /^Date & Time/,
  endTime: /^End Time/,
  timezone: /^Timezone/,
  capacity: /^Capacity/,
  maxGuests: /^Guests per participant/,
  waitlistRule: /^When a place becomes free/,
  formats: /^Formats/,
  decideAt: /^Decision Time/,
  decisionRule: /^Enough people are in when/,
  rainLimit: /^Chance of rain/,
  questions: /^Questions of your own/,
  price: /^What it costs/,
  participantThreshold: /^Participant Threshold/,
  eventTypeId: /^Event Type/,
  isPrivate: /^Event Visibility/,
  isGuestListHidden: /^Guest List/,
  asksStillIn: /^Ask “Still in\?”/,
  isRecurring: /^Recurring Event/,
  recurrenceFrequency: /^Recurrence Frequency/,
};

const labels = [
  // where people talk has a dialog of its own
  ...TEXTS.filter((name) => name !== 'chatLink').map(
    (name) => [name, new RegExp(`^${EVENT_FIELDS[name].label}`)] as const,
  ),
  ...Object.entries(LABELS),
];

it.each(labels)('has a control for the field %s', async (_name, label) => {
  const defaults = { ...blankEvent('Europe/Berlin'), capacity: '12', isRecurring: true, decideAt: '2027-05-01T18:00' };
  const save = () => Promise.resolve();
  const { user } = renderPage(<EventForm defaults={defaults} onSubmit={save} label="Save" busyLabel="Saving" />);
  await user.click(screen.getByText('Need to override detected timezone?'));
  expect((await screen.findAllByLabelText(label)).length).toBeGreaterThan(0);
});
