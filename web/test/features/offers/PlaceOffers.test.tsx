import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { PlaceOffers } from '../../../src/features/offers/PlaceOffers.tsx';
import { clockText } from '../../../src/features/offers/clockText.ts';
import { TimeLeft } from '../../../src/features/offers/TimeLeft.tsx';
import { OwnershipContext } from '../../../src/features/responses/ownership/OwnershipContext.ts';
import type { EventCardFragment, ResponseFragment } from '../../../src/generated/graphql.generated.ts';
import { anEvent, aResponse } from '../../support/anEvent.ts';
import type { Answer } from '../../support/fakeServer.ts';
import { renderPage } from '../../support/renderPage.tsx';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const offerOf = (seats: number, isForFewer = false) => ({
  __typename: 'PlaceOffer' as const,
  seats,
  until: inMinutes(90),
  isForFewer,
});
const waiting = (given: Partial<ResponseFragment>) =>
  aResponse({ status: 'WAITLISTED', waitlistPosition: 1, ...given });

const show = (
  participants: ResponseFragment[],
  event: Partial<EventCardFragment> = {},
  answers: Record<string, Answer> = {},
) => {
  const shown = anEvent({ capacity: 4, placesHeld: 1, waitlistRule: 'OFFERED_IN_ORDER', participants, ...event });
  const ownership = {
    actor: { uid: null },
    isKnown: true,
    seemsOwn: () => false,
    settle: () => undefined,
    hiddenIn: () => undefined,
    canEdit: (id: string) => id === '8',
    canRemove: () => false,
  };
  return renderPage(
    <OwnershipContext value={ownership}>
      <PlaceOffers event={shown} />
    </OwnershipContext>,
    { answers },
  );
};

describe('a place that is held', () => {
  it('for others is said to everybody, with their names and until when', () => {
    show([waiting({ name: 'Cem', offer: offerOf(1) }), waiting({ name: 'Dora' })]);
    expect(screen.getByText('1 place is held for somebody on the waitlist')).toBeVisible();
    expect(screen.getByText(/^Cem, until /)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names nobody where the guest list is hidden', () => {
    show([waiting({ name: 'Guest', offer: offerOf(1) })], { isGuestListHidden: true });
    expect(screen.getByText('1 place is held for somebody on the waitlist')).toBeVisible();
    expect(screen.queryByText(/until/)).toBeNull();
  });

  it('is taken by a press', async () => {
    const answerOffer = { __typename: 'Participant', id: '8', guests: 0, status: 'GOING', waitlistPosition: null };
    const answers = { AnswerOffer: () => ({ answerOffer: { ...answerOffer, offer: null } }) };
    const { user, asked } = show([waiting({ id: '8', offer: offerOf(1) })], {}, answers);
    await user.click(screen.getByRole('button', { name: 'Take the place' }));
    const sent = asked.find(({ name }) => name === 'AnswerOffer')?.variables;
    expect(sent).toMatchObject({ participantId: '8', seats: 1 });
  });

  it('is let go by a press', async () => {
    const answers = { AnswerOffer: () => new Error('away') };
    const { user, asked } = show([waiting({ id: '8', offer: offerOf(1) })], {}, answers);
    await user.click(screen.getByRole('button', { name: 'Let it go' }));
    expect(asked.find(({ name }) => name === 'AnswerOffer')?.variables).toMatchObject({ seats: 0 });
    expect(await screen.findByText('Your answer was not saved. Try again in a moment.')).toBeVisible();
  });

  it('asks a party how many come, and no more than there are places', async () => {
    const answers = { AnswerOffer: () => new Error('away') };
    const { user, asked } = show([waiting({ id: '8', guests: 3, offer: offerOf(2, true) })], {}, answers);
    expect(screen.getByText('There are 4 of you. Would fewer of you come?')).toBeVisible();
    const count = screen.getByRole('spinbutton', { name: 'How many are coming' });
    expect(count).toHaveValue(2);
    await user.clear(count);
    await user.type(count, '9');
    await user.click(screen.getByRole('button', { name: 'Take the places' }));
    expect(asked.find(({ name }) => name === 'AnswerOffer')?.variables).toMatchObject({ seats: 2 });
  });

  it('is there still for one who let it go, where nobody has taken it', () => {
    show([waiting({ id: '8' })], { placesHeld: 0 });
    expect(screen.getByRole('region', { name: 'A place is free' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Let it go' })).toBeNull();
  });
});

describe('the time that is left', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('counts down and renders nothing again', () => {
    let renders = 0;
    renderPage(
      <Profiler id="clock" onRender={() => (renders += 1)}>
        <TimeLeft until={inMinutes(2)} />
      </Profiler>,
    );
    expect(screen.getByRole('timer')).toHaveTextContent('2:00');
    const before = renders;
    act(() => {
      jest.advanceTimersByTime(61_000);
    });
    expect(screen.getByRole('timer')).toHaveTextContent('0:59');
    expect(renders).toBe(before);
  });

  it.each([
    [-5, '0:00'],
    [1, '0:01'],
    [599_500, '10:00'],
    [7_200_000, '2:00:00'],
    [7_147_000, '1:59:07'],
  ])('of %i ms reads %s', (left, text) => {
    expect(clockText(left)).toBe(text);
  });
});
