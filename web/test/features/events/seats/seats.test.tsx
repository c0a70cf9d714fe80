import { describe, expect, it } from '@jest/globals';
import { BY_SUM } from '@quorum/domain/event/enough';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { SeatRing } from '../../../../src/features/events/seats/SeatRing.tsx';
import { SeatRow } from '../../../../src/features/events/seats/SeatRow.tsx';
import { aResponse } from '../../../support/anEvent.ts';
import { renderPage } from '../../../support/renderPage.tsx';

const going = (count: number) =>
  Array.from({ length: count }, (_, index) => aResponse({ id: `going-${index}`, status: 'GOING', likelihood: 1 }));
const maybe = aResponse({ id: 'maybe', status: 'MAYBE', likelihood: 0.5 });
const waiting = aResponse({ id: 'waiting', status: 'WAITLISTED', likelihood: 1, waitlistPosition: 1 });

const statesIn = (picture: HTMLElement) =>
  [...picture.querySelectorAll('[data-state]')].map((seat) => seat.getAttribute('data-state'));

describe.each([
  ['row', SeatRow],
  ['ring', SeatRing],
])('the seats as a %s', (_, Seats) => {
  const show = (participantThreshold: number, participants = [...going(2), maybe]) =>
    renderPage(<Seats event={{ ...BY_SUM, participantThreshold }} participants={participants} />);

  it('are a picture with a text', () => {
    show(4, [...going(2), maybe, waiting]);
    expect(screen.getByRole('img', { name: '2.5 of 4 expected, 2 certain, 1 maybe, 1 waiting' })).toBeVisible();
  });

  it('are filled, half filled, begun and free', () => {
    show(6, [...going(2), maybe, maybe, maybe]);
    expect(statesIn(screen.getByRole('img'))).toEqual(['going', 'going', 'maybe', 'partly', 'open', 'open']);
  });

  it('go on beyond those that are needed', () => {
    show(2, [...going(3), waiting]);
    expect(statesIn(screen.getByRole('img'))).toEqual(['going', 'going', 'going', 'open']);
  });

  it('are not drawn where more are needed than one can tell apart', () => {
    show(25);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('the ring of an event with a capacity', () => {
  const show = (people: number) =>
    renderPage(<SeatRing event={{ ...BY_SUM, participantThreshold: 3, capacity: 5 }} participants={going(people)} />);

  it('is full at its capacity, and says so', () => {
    show(4);
    const ring = screen.getByRole('img', { name: '4 of 3 seats taken, 5 places' });
    expect(statesIn(ring)).toEqual(['going', 'going', 'going', 'going', 'open']);
    expect(ring).toHaveTextContent('4of 5 places');
  });
});

describe('reaching the threshold', () => {
  const Event = ({ first }: { first: number }) => {
    const [count, setCount] = useState(first);
    return (
      <>
        <SeatRing event={{ ...BY_SUM, participantThreshold: 3 }} participants={going(count)} />
        <button onClick={() => setCount(count + 1)}>join</button>
        <button onClick={() => setCount(count - 1)}>leave</button>
      </>
    );
  };
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const hasReached = () => screen.getByRole('img').getAttribute('data-reached');

  it('is celebrated when it happens before the eyes of the reader', () => {
    renderPage(<Event first={2} />);
    expect(hasReached()).toBe('false');
    press('join');
    expect(hasReached()).toBe('true');
    press('join');
    expect(hasReached()).toBe('true');
    press('leave');
    press('leave');
    expect(hasReached()).toBe('false');
  });

  it('is not celebrated where it was reached before', () => {
    renderPage(<Event first={3} />);
    expect(hasReached()).toBe('false');
  });
});
