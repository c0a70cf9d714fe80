import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { AddressesDialog } from '../../../src/features/addresses/AddressesDialog.tsx';
import { DecideDialog } from '../../../src/features/decision/DecideDialog.tsx';
import { DeleteEvent } from '../../../src/features/events/card/DeleteEvent.tsx';
import { EditEvent } from '../../../src/features/events/card/EditEvent.tsx';
import { anEvent } from '../../support/anEvent.ts';
import { ada, renderPage } from '../../support/renderPage.tsx';
import { toldOf } from '../../support/toldOf.ts';

const person = (id: string, email: string | null) => ({ __typename: 'Participant', id, name: `Guest ${id}`, email });

const answersOf = (participants: readonly object[]) => ({
  Addresses: () => ({ event: { __typename: 'Event', urlHash: 'k3y', participants } }),
});

const THREE = [
  person('1', 'bo@example.com'),
  person('2', 'BO@example.com'),
  person('3', null),
  person('4', 'cy@example.com'),
];

describe('the addresses of an event', () => {
  const dialog = <AddressesDialog urlHash="k3y" open onOpenChange={() => undefined} />;

  it('are shown to its organiser, each with its name, and copied each once', async () => {
    const { user } = renderPage(dialog, { user: ada, answers: answersOf(THREE) });
    const shown = within(await screen.findByRole('dialog', { name: 'Addresses' }));
    expect(await shown.findByText('Guest 4')).toBeVisible();
    expect(shown.getByText(/^Only the organisers see them\./)).toBeVisible();
    expect(shown.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'bo@example.com',
      'BO@example.com',
      'cy@example.com',
    ]);
    expect(shown.getByRole('link', { name: 'cy@example.com' })).toHaveAttribute('href', 'mailto:cy@example.com');
    await user.click(shown.getByRole('button', { name: 'Copy All' }));
    expect(await navigator.clipboard.readText()).toBe('BO@example.com, cy@example.com');
  });

  it('are none where nobody left one', async () => {
    renderPage(dialog, { user: ada, answers: answersOf([person('1', null)]) });
    expect(await screen.findByText('Nobody has left an address.')).toBeVisible();
  });
});

describe('how many people are told', () => {
  const event = anEvent({ creatorId: 'ada' });
  const options = { user: ada, answers: toldOf(3, 2) };

  it('is said before a decision', async () => {
    renderPage(<DecideDialog event={event} open onOpenChange={() => undefined} />, options);
    expect(await screen.findByText('3 people will be told.')).toBeVisible();
  });

  it('is said before a change', async () => {
    const { user } = renderPage(<EditEvent event={event} />, options);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByText('If you change the time or place, 2 people will be told.')).toBeVisible();
  });

  it('is said before a deletion', async () => {
    const { user } = renderPage(<DeleteEvent event={event} />, options);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('3 people will be told that it is cancelled.')).toBeVisible();
  });

  it('is said of one date, and that more are told where the following dates change, too', async () => {
    const ofSeries = anEvent({ creatorId: 'ada', isRecurring: true, recurrenceFrequency: 'weekly' });
    const { user } = renderPage(<EditEvent event={ofSeries} />, options);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByText('If you change the time or place, 2 people will be told.')).toBeVisible();
    const others = /everybody who responded to the following dates will be told, too/;
    expect(screen.queryByText(others)).toBeNull();
    await user.click(screen.getByRole('radio', { name: /following/ }));
    expect(screen.getByText(others)).toBeVisible();
  });

  it('is not said where nobody is', async () => {
    const { untilAnswered } = renderPage(<DecideDialog event={event} open onOpenChange={() => undefined} />, {
      user: ada,
      answers: toldOf(0, 0),
    });
    await untilAnswered('EventReach');
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeVisible();
    expect(screen.queryByText(/told\.$/)).toBeNull();
  });
});
