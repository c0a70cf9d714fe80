import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { AddressesButton } from '../../../src/features/addresses/AddressesButton.tsx';
import { DecideDialog } from '../../../src/features/decision/DecideDialog.tsx';
import { DeleteEvent } from '../../../src/features/events/card/DeleteEvent.tsx';
import { EditEvent } from '../../../src/features/events/card/EditEvent.tsx';
import { anEvent } from '../../support/anEvent.ts';
import { ada, renderPage } from '../../support/renderPage.tsx';

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
  it('are shown to its organiser, each with its name, and copied each once', async () => {
    const { user } = renderPage(<AddressesButton urlHash="k3y" />, { user: ada, answers: answersOf(THREE) });
    await user.click(screen.getByRole('button', { name: 'Addresses' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Addresses' }));
    expect(await dialog.findByText('Guest 4')).toBeVisible();
    expect(dialog.getByText(/^Only the organisers see them\./)).toBeVisible();
    expect(dialog.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'bo@example.com',
      'BO@example.com',
      'cy@example.com',
    ]);
    expect(dialog.getByRole('link', { name: 'cy@example.com' })).toHaveAttribute('href', 'mailto:cy@example.com');
    await user.click(dialog.getByRole('button', { name: 'Copy All' }));
    expect(await navigator.clipboard.readText()).toBe('BO@example.com, cy@example.com');
  });

  it('are none where nobody left one', async () => {
    const { user } = renderPage(<AddressesButton urlHash="k3y" />, {
      user: ada,
      answers: answersOf([person('1', null)]),
    });
    await user.click(screen.getByRole('button', { name: 'Addresses' }));
    expect(await screen.findByText('Nobody has left an address.')).toBeVisible();
  });
});

describe('how many people get an email', () => {
  const event = anEvent({ creatorId: 'ada' });
  const options = { user: ada, answers: answersOf(THREE) };

  it('is said before a decision', async () => {
    renderPage(<DecideDialog event={event} open onOpenChange={() => undefined} />, options);
    expect(await screen.findByText('2 people who left an address get an email.')).toBeVisible();
  });

  it('is said before a change', async () => {
    const { user } = renderPage(<EditEvent event={event} />, options);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByText('If you change the time or place, 2 people get an email.')).toBeVisible();
  });

  it('is said before a deletion', async () => {
    const { user } = renderPage(<DeleteEvent event={event} />, options);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 people who left an address get an email that it is cancelled.')).toBeVisible();
  });

  it('is not said where nobody does', async () => {
    renderPage(<DecideDialog event={event} open onOpenChange={() => undefined} />, {
      user: ada,
      answers: answersOf([person('1', null)]),
    });
    expect(await screen.findByRole('button', { name: 'Confirm' })).toBeVisible();
    expect(screen.queryByText(/an email\.$/)).toBeNull();
  });
});
