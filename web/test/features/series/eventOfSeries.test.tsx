import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { EventCardFragment, OccurrenceFragment } from '../../../src/generated/graphql.generated.ts';
import { EventPage } from '../../../src/pages/EventPage.tsx';
import { anEvent } from '../../support/anEvent.ts';
import { ada, renderPage } from '../../support/renderPage.tsx';

const weekly = { isRecurring: true, recurrenceFrequency: 'weekly', creatorId: ada.uid } as const;

const anOccurrence = (urlHash: string, date: string): OccurrenceFragment => ({
  __typename: 'Occurrence',
  urlHash,
  date,
  timezone: 'America/Los_Angeles',
});
// at a time when Berlin and UTC have the next day already
const before = anOccurrence('before', '2026-05-05T02:00:00Z');
const after = anOccurrence('after', '2026-05-19T02:00:00Z');

/** The event as the server has it: a mutation's answer changes it, as it would there. */
let event: EventCardFragment;
let series: { previous: OccurrenceFragment | null; next: OccurrenceFragment | null } | null;

const show = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<EventPage />, {
    at: `/events/${event.urlHash}`,
    path: '/events/:urlHash',
    user: ada,
    ...options,
    answers: {
      EventDetail: ({ urlHash }) => ({
        event: urlHash === event.urlHash ? event : anEvent({ urlHash: String(urlHash) }),
      }),
      Series: ({ urlHash }) => ({
        series: urlHash === event.urlHash && series ? { __typename: 'Series', ...series } : null,
      }),
      ...options.answers,
    },
  });

beforeEach(() => {
  event = anEvent({ ...weekly, title: 'Five-a-side', parentEventId: '1' });
  series = { previous: before, next: after };
});

describe('the neighbours of an event in its series', () => {
  it('are links that say the day in the zone of the event', async () => {
    show();
    const links = within(await screen.findByRole('navigation', { name: 'Series' }));
    expect(links.getByRole('link', { name: 'Previous: Mon, May 4' })).toHaveAttribute('href', '/events/before');
    expect(links.getByRole('link', { name: 'Next: Mon, May 18' })).toHaveAttribute('href', '/events/after');
  });

  it('are only those that there are', async () => {
    series = { previous: before, next: null };
    show();
    expect(await screen.findByRole('link', { name: /^Previous/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Next/ })).toBeNull();
  });

  it('are not spoken of for an event that is alone', async () => {
    series = null;
    const { asked } = show();
    await screen.findByRole('article');
    await waitFor(() => expect(asked.map(({ name }) => name)).toContain('Series'));
    expect(screen.queryByRole('navigation', { name: 'Series' })).toBeNull();
  });

  it('are fetched as soon as somebody turns to one, and shown on a click', async () => {
    const { asked, user } = show();
    const next = await screen.findByRole('link', { name: /^Next/ });
    await user.hover(next);
    expect(asked).toContainEqual({ name: 'EventDetail', variables: { urlHash: 'after' } });
    await user.click(next);
    expect(screen.getByTestId('where')).toHaveTextContent('/events/after');
    expect(screen.getByRole('article')).toBeVisible();
  });
});

describe('editing an event of a series', () => {
  const save = async (choose?: string) => {
    const UpdateEvent = () => ({ updateEvent: event });
    const { asked, user } = show({ answers: { UpdateEvent } });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Event' }));
    if (choose) await user.click(dialog.getByRole('radio', { name: choose }));
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Event updated successfully');
    return asked.find(({ name }) => name === 'UpdateEvent')?.variables.scope;
  };

  it('changes an occurrence alone', async () => {
    expect(await save()).toBe('THIS_OCCURRENCE');
  });

  it('changes the following ones too when told so', async () => {
    expect(await save('This and following events')).toBe('THIS_AND_FOLLOWING');
  });

  it('changes the first event alone too', async () => {
    event = anEvent(weekly);
    expect(await save()).toBe('THIS_OCCURRENCE');
  });

  it('changes the whole series from its first event when told so', async () => {
    event = anEvent(weekly);
    expect(await save('This and following events')).toBe('THIS_AND_FOLLOWING');
  });

  it('changes the series where it is to recur otherwise, which is no matter of one event', async () => {
    event = anEvent(weekly);
    expect(await save('No')).toBe('THIS_AND_FOLLOWING');
    expect(screen.queryByRole('radio', { name: 'This event' })).toBeNull();
  });

  it('asks nothing of an event that is alone', async () => {
    event = anEvent({ creatorId: ada.uid });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Event' }));
    expect(dialog.queryByRole('radiogroup', { name: 'Apply changes to' })).toBeNull();
  });
});

describe('ending a series', () => {
  const end = async (answers: NonNullable<Parameters<typeof renderPage>[1]>['answers']) => {
    const shown = show({ answers });
    await shown.user.click(await screen.findByRole('button', { name: 'End series' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'End this series?' }));
    expect(question.getByText(/^No more dates are added/)).toBeVisible();
    await shown.user.click(question.getByRole('button', { name: 'End series' }));
    return shown;
  };

  it('asks, ends it, says so, and does not offer it again', async () => {
    const { asked } = await end({
      EndSeries: () => {
        event = { ...event, isRecurring: false, recurrenceFrequency: null };
        return { endSeries: event };
      },
    });
    expect(await screen.findByText('Series ended')).toBeVisible();
    expect(asked).toContainEqual({ name: 'EndSeries', variables: { urlHash: event.urlHash } });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'End series' })).toBeNull());
    expect(screen.queryByText('Repeats weekly')).toBeNull();
  });

  it('says why it could not', async () => {
    await end({ EndSeries: () => new GraphQLError('The series of this event has ended') });
    expect(await screen.findByText('The series of this event has ended')).toBeVisible();
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });

  it('is offered to its creator alone', async () => {
    show({ user: { ...ada, uid: 'bo' } });
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: 'End series' })).toBeNull();
  });

  it('is not offered for an event that does not recur', async () => {
    event = anEvent({ creatorId: ada.uid });
    show();
    await screen.findByRole('button', { name: 'Edit' });
    expect(screen.queryByRole('button', { name: 'End series' })).toBeNull();
  });
});

describe('deleting an event of a series', () => {
  const question = async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Event' }));
    expect(dialog.getByText('Are you sure you want to delete this event? This action cannot be undone.')).toBeVisible();
    return dialog;
  };

  it('skips one date', async () => {
    expect((await question()).getByText('Only this date is cancelled. The series goes on.')).toBeVisible();
  });

  it('ends the series with its first event', async () => {
    event = anEvent(weekly);
    expect((await question()).getByText(/so the series ends/)).toBeVisible();
  });

  it('says nothing of a series where there is none', async () => {
    event = anEvent({ creatorId: ada.uid });
    expect((await question()).queryByText(/series/)).toBeNull();
  });
});
