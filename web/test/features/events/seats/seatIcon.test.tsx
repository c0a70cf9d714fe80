import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { seatsShown } from '@quorum/domain/event/seats';
import { seatIcon } from '../../../../src/features/events/seats/seatIcon.ts';
import { useSeatIcon } from '../../../../src/features/events/seats/useSeatIcon.ts';
import { aResponse } from '../../../support/anEvent.ts';
import { renderPage } from '../../../support/renderPage.tsx';

const going = (count: number) =>
  Array.from({ length: count }, (_, index) => aResponse({ id: String(index), status: 'GOING', likelihood: 1 }));

const shapesOf = (participantThreshold: number, count: number) => {
  const svg = decodeURIComponent(seatIcon(seatsShown(going(count), { participantThreshold })) ?? '');
  return new DOMParser().parseFromString(svg.replace(/^data:image\/svg\+xml,/, ''), 'image/svg+xml');
};

const iconOfTab = () => document.querySelector('link[rel="icon"]')?.getAttribute('href');

describe("the icon of an event's tab", () => {
  it.each(['light', 'dark'])('shows the seats that it needs, on a %s tab', (scheme) => {
    const circles = [...shapesOf(4, 6).querySelectorAll(`.${scheme} circle`)];
    expect(circles).toHaveLength(4);
    expect(circles.every((circle) => circle.getAttribute('fill') !== 'none')).toBe(true);
  });

  it('tells taken seats from free ones', () => {
    const fills = [...shapesOf(4, 1).querySelectorAll('.light circle')].map((circle) => circle.getAttribute('fill'));
    expect(fills.filter((fill) => fill === 'none')).toHaveLength(3);
  });

  it('is none where there are too many', () => {
    expect(seatIcon(seatsShown(going(3), { participantThreshold: 25 }))).toBeNull();
  });
});

const Tab = ({ threshold }: { threshold: number }) => {
  useSeatIcon({ participantThreshold: threshold }, going(1));
  return null;
};

describe('a tab', () => {
  beforeEach(() => {
    document.head.insertAdjacentHTML('beforeend', '<link rel="icon" href="/favicon.svg" />');
  });
  afterEach(() => {
    document.querySelector('link[rel="icon"]')?.remove();
  });

  it('has the seats as its icon while the event is open, and the mark afterwards', () => {
    renderPage(<Tab threshold={3} />);
    expect(iconOfTab()).toMatch(/^data:image\/svg\+xml,/);
    cleanup();
    expect(iconOfTab()).toBe('/favicon.svg');
  });

  it('stays with the mark where the seats are too many', () => {
    renderPage(<Tab threshold={30} />);
    expect(iconOfTab()).toBe('/favicon.svg');
  });
});
