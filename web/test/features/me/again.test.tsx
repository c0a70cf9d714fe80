import { EVENT_FIELDS } from '@quorum/domain/event/content';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { keepFormDraft } from '../../../src/features/events/form/values/eventFormDraft.ts';
import { blankEvent } from '../../../src/features/events/form/values/eventFormValues.ts';
import { localZone } from '../../../src/features/events/time/describeWhen.ts';
import { AgainButton } from '../../../src/features/me/AgainButton.tsx';
import { CreatePage } from '../../../src/pages/CreatePage.tsx';
import { anEvent } from '../../support/anEvent.ts';
import { setTime, submit } from '../../support/createForm.tsx';
import { ada, renderPage } from '../../support/renderPage.tsx';

afterEach(() => sessionStorage.clear());

const AGAIN = {
  title: 'Over',
  location: 'Park',
  timezone: 'Europe/Berlin',
  participantThreshold: 7,
  capacity: 12,
  maxGuests: 2,
  waitlistRule: 'OFFERED_TO_ALL',
  formats: [{ at: 8, label: '4v4' }],
  decisionRule: 'EXPECTED',
  rainLimit: 40,
  eventTypeId: 2,
  notes: 'Bring water',
  webLink: 'https://example.org/rules',
  questions: [{ text: 'Bring?', kind: 'TEXT', options: [], isRequired: true }],
  price: { amount: 500, currency: 'EUR', mode: 'SPLIT', howToPay: 'In cash' },
  isPrivate: true,
  isGuestListHidden: true,
  asksStillIn: true,
  isRecurring: true,
  recurrenceFrequency: 'weekly',
} as const;

const chatLink = 'https://chat.example.org/x';
const over = () => ({
  ...anEvent(),
  ...AGAIN,
  questions: AGAIN.questions.map((one) => ({ __typename: 'Question', ...one })),
  formats: AGAIN.formats.map((one) => ({ __typename: 'Format', ...one })),
  price: { __typename: 'Price', ...AGAIN.price },
  decideAt: '2026-11-19T17:00:00Z',
  chatLink,
  coOrganisers: [{ __typename: 'CoOrganiser', uid: 'bob', displayName: 'Bob' }],
});

const showBoth = (answers = {}) => {
  const pages = (
    <Routes>
      <Route path="/me" element={<AgainButton urlHash="over" variant="outline" />} />
      <Route path="/create" element={<CreatePage />} />
    </Routes>
  );
  return renderPage(pages, {
    user: ada,
    at: '/me',
    path: '/*',
    answers: { EventAgain: () => ({ event: over() }), ...answers },
  });
};

it('publishes another event with everything but the dates, the co-organisers, and where one group talks', async () => {
  let sent: object = {};
  const CreateEvent = ({ input }: Record<string, unknown>) => {
    sent = input as object;
    return new Error('enough');
  };
  const { user } = showBoth({ CreateEvent });
  await user.click(await screen.findByRole('button', { name: 'Again' }));
  await screen.findByRole('textbox', { name: 'Title' });
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Event Type/ })).toBeEnabled());
  await setTime(/^Date & Time/, '2027-05-01T18:30');
  await user.click(submit());
  await waitFor(() => expect(sent).toMatchObject({ title: 'Over' }));
  const dates = { date: '2027-05-01T16:30:00.000Z', endTime: null, decideAt: null };
  expect(sent).toEqual({ ...AGAIN, ...dates });
  // nothing that an event has is left out of this test
  expect([...Object.keys(sent), 'chatLink'].toSorted()).toEqual(Object.keys(EVENT_FIELDS).toSorted());
});

describe('where another event has been begun', () => {
  const begin = async () => {
    keepFormDraft({ ...blankEvent(localZone()), title: 'Half an event' });
    const page = showBoth();
    await page.user.click(await screen.findByRole('button', { name: 'Again' }));
    return { ...page, dialog: within(await screen.findByRole('alertdialog')) };
  };
  const title = () => screen.getByLabelText(/^Title/);
  const kept = () => JSON.parse(sessionStorage.getItem('event-draft') ?? '{}') as { title?: string };

  it('keeps it', async () => {
    const { user, dialog } = await begin();
    expect(kept().title).toBe('Half an event');
    await user.click(dialog.getByRole('button', { name: 'Keep What I Typed' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(title()).toHaveValue('Half an event');
    expect(kept().title).toBe('Half an event');
  });

  it('replaces it once that is said', async () => {
    const { user, dialog } = await begin();
    await user.click(dialog.getByRole('button', { name: 'Replace It' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(title()).toHaveValue('Over');
    expect(kept().title).toBe('Over');
    expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent('Over');
  });
});

it('fills the form of a new event, and asks nothing where none was begun', async () => {
  const { user } = showBoth();
  await user.click(await screen.findByRole('button', { name: 'Again' }));
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Over');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByDisplayValue(/2026/)).toBeNull();
});
