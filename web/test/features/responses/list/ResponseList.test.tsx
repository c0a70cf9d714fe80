import { describe, expect, it } from '@jest/globals';
import type { ResponseStatus } from '@quorum/domain/decision/status';
import { screen, within } from '@testing-library/react';
import type { Ownership } from '../../../../src/features/responses/ownership/OwnershipContext.ts';
import { ResponseList } from '../../../../src/features/responses/list/ResponseList.tsx';
import { anEvent, aResponse } from '../../../support/anEvent.ts';
import { renderPage } from '../../../support/renderPage.tsx';

const OF_STATUS: Record<ResponseStatus, { count: number; likelihood: number }> = {
  DECLINED: { count: 80, likelihood: 0 },
  MAYBE: { count: 60, likelihood: 0.5 },
  STANDBY: { count: 3, likelihood: 0 },
  WAITLISTED: { count: 30, likelihood: 1 },
  CONDITIONAL: { count: 7, likelihood: 1 },
  GOING: { count: 120, likelihood: 1 },
};

/** Those who came last come first by name. */
const people = Object.entries(OF_STATUS).flatMap(([status, { count, likelihood }]) =>
  Array.from({ length: count }, (_, index) =>
    aResponse({
      id: `${status}-${index}`,
      name: `Person ${String(count - index).padStart(3, '0')}`,
      status: status as ResponseStatus,
      likelihood,
      waitlistPosition: status === 'WAITLISTED' ? index + 1 : null,
    }),
  ),
);
const OWN = 'MAYBE-40';

const visitor: Ownership = {
  actor: { uid: null },
  isKnown: true,
  settle: () => undefined,
  seemsOwn: () => false,
  hiddenIn: () => undefined,
  canEdit: (id) => id === OWN,
  canRemove: (id) => id === OWN,
};

const show = (participants = people, isExtended = true) =>
  renderPage(<ResponseList event={anEvent({ participants })} ownership={visitor} isExtended={isExtended} />);

const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => /Person \d+/.exec(textContent)?.[0] ?? '');

describe('300 responses', () => {
  it('are counted by status, and headed by it', () => {
    show();
    expect(people).toHaveLength(300);
    expect(screen.getByText('120 yes · 30 waiting · 7 if enough come · 60 maybe · 3 on standby · 80 no')).toBeVisible();
    expect(headings()).toEqual(['120 yes', '30 waiting', '7 if enough come', '60 maybe', '3 on standby', '80 no']);
  });

  it('begin with one’s own, then go by status and name, those who wait as they stand in line', () => {
    show();
    const [own, ...groups] = screen.getAllByRole('list');
    expect(own).toHaveTextContent(/Person 020 \(you\)/);
    const [going = [], waiting = [], , maybe = []] = groups.map(namesIn);
    expect(going).toEqual(going.toSorted());
    expect(going).toHaveLength(12);
    expect(waiting.slice(0, 2)).toEqual(['Person 030', 'Person 029']);
    expect(maybe).not.toContain('Person 020');
    expect(screen.getAllByRole('listitem').length).toBeLessThan(70);
  });

  it('are shown as a whole on demand, once each', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Show all 300 responses' }));
    const lists = screen.getAllByRole('list');
    expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual(['Responses', ...headings()]);
    expect(lists.map((list) => namesIn(list).length)).toEqual([1, 120, 30, 7, 59, 3, 80]);
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  });

  it('are a few names on a card, without headings', () => {
    show(people, false);
    expect(headings()).toEqual([]);
    expect(namesIn(screen.getByRole('list')).length).toBeLessThan(10);
  });
});

it.each([
  ['A dozen responses', people.filter(({ status }) => status === 'CONDITIONAL' || status === 'STANDBY'), 10],
  ['Responses that all say the same', people.filter(({ status }) => status === 'GOING'), 12],
])('%s need no headings', (_which, participants, shown) => {
  show(participants);
  expect(headings()).toEqual([]);
  expect(namesIn(screen.getByRole('list', { name: 'Responses' }))).toHaveLength(shown);
});
