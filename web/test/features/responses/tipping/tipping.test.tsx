import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { enoughOf } from '@quorum/domain/event/enough';
import { act, cleanup, renderHook, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApolloProvider } from '@apollo/client/react';
import { EventCard } from '../../../../src/features/events/card/EventCard.tsx';
import { foreseen } from '../../../../src/features/responses/foreseen.ts';
import { tips, wouldTip } from '../../../../src/features/responses/tipping/tips.ts';
import { useCelebration } from '../../../../src/features/responses/tipping/useCelebration.ts';
import { Dialog } from '../../../../src/ui/dialog/Dialog.tsx';
import { anEvent, aResponse } from '../../../support/anEvent.ts';
import { fakeServer } from '../../../support/fakeServer.ts';
import { renderPage } from '../../../support/renderPage.tsx';

const PLAN = { likelihood: 1, guests: 0, minParticipants: null, isStandby: false };
const [ann, ben, cem] = [aResponse(), aResponse(), aResponse()];
const [maybe, alsoMaybe] = [0, 1].map(() => aResponse({ likelihood: 0.5 })) as [typeof ann, typeof ann];
const eventOf = (participants = [ann], more = {}) =>
  anEvent({ participantThreshold: 2, maxGuests: 3, participants, ...more });

describe('somebody who is about to respond', () => {
  it.each([
    ['one more is needed', eventOf(), PLAN, true],
    ['two more are needed', eventOf([]), PLAN, false],
    ['two more are needed, and a guest comes along', eventOf([]), { ...PLAN, guests: 1 }, true],
    ['enough are in', eventOf([ann, ben]), PLAN, false],
    ['they only may come', eventOf(), { ...PLAN, likelihood: 0.9 }, false],
    ['others only may come, and enough are merely expected', eventOf([maybe, alsoMaybe]), PLAN, false],
    ['others only may come, and enough are certain', eventOf([ann, maybe]), PLAN, true],
    ['their own condition does not hold', eventOf(), { ...PLAN, minParticipants: 3 }, false],
    [
      'it meets the condition of another',
      eventOf([aResponse({ minParticipants: 2, status: 'CONDITIONAL' })]),
      PLAN,
      true,
    ],
    ['it was called off', eventOf([ann], { status: 'CALLED_OFF' }), PLAN, false],
  ])('is the one, or not: %s', (_why, event, plan, expected) => {
    expect(wouldTip(event, plan)).toBe(expected);
  });
});

it.each([
  ['enough are certain', [ann, maybe], true],
  ['enough are merely expected', [maybe, alsoMaybe], false],
])('the dialog to join tells, or does not: %s', async (_why, participants, expected) => {
  const { user } = renderPage(<EventCard event={eventOf(participants)} />);
  await user.click(await screen.findByRole('button', { name: 'Join Event' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByText(/^You would be the one/) !== null).toBe(expected);
});

it('is not the one who gives up a place to a larger party, with which enough are in', () => {
  const party = aResponse({ guests: 1, status: 'WAITLISTED', waitlistPosition: 1 });
  const event = eventOf([ben, party], { capacity: 2, decideAt: '2099-01-01T00:00:00Z' });
  const now = { ...ben, likelihood: 0.5 };
  expect(enoughOf(foreseen([party, ben], event), event).verdict).toBe('MISSING');
  expect(enoughOf(foreseen([party, now], event), event).verdict).toBe('IN');
  expect(tips([party], event, { before: ben, now })).toBe(false);
});

describe('the celebration', () => {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const celebrate = async (seen: (typeof ann)[], stored: (typeof ann)[], now = ben, before?: typeof ann) => {
    const asked = jest.fn();
    const { client } = fakeServer({
      EventDetail: () => {
        asked();
        const detail = { isHidden: false, cameCount: null, seriesHash: null };
        const participants = stored.map((one) => ({ ...one, regularId: null, isHidden: false, isRepeated: false }));
        return { event: { ...eventOf(stored), ...detail, participants } };
      },
    });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <ApolloProvider client={client}>{children}</ApolloProvider>
    );
    const { result } = renderHook(() => useCelebration(eventOf(seen)), { wrapper });
    await act(async () => {
      result.current(now, before);
      await jest.advanceTimersByTimeAsync(500);
    });
    return asked;
  };

  it('is for the response with which enough are in, is announced, and ends', async () => {
    await celebrate([ann], [ann, ben]);
    expect(await screen.findByText('You made it happen')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('With you, enough people are in.');
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('covers no dialog that was opened meanwhile', async () => {
    renderPage(
      <Dialog open onOpenChange={() => undefined} title="Edit Response">
        {null}
      </Dialog>,
    );
    await screen.findByRole('dialog');
    await celebrate([ann], [ann, ben]);
    expect(screen.queryByText('You made it happen')).toBeNull();
    cleanup();
    await celebrate([ann], [ann, ben]);
    expect(await screen.findByText('You made it happen')).toBeInTheDocument();
  });

  it('is over as soon as somebody presses something, which it would cover', async () => {
    await celebrate([ann], [ann, ben]);
    expect(await screen.findByText('You made it happen')).toBeInTheDocument();
    act(() => document.body.click());
    expect(screen.queryByText('You made it happen')).toBeNull();
  });

  it('is not for the second of two that came at once', async () => {
    await celebrate([ann], [ann, ben, cem], cem);
    expect(screen.queryByText('You made it happen')).toBeNull();
  });

  it('is for somebody who changes a maybe to a yes, and asks nothing where it cannot be', async () => {
    const before = { ...ben, likelihood: 0.5, status: 'MAYBE' as const };
    await celebrate([ann, before], [ann, ben], ben, before);
    expect(await screen.findByText('You made it happen')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(await celebrate([ann, cem], [ann, ben, cem])).not.toHaveBeenCalled();
  });

  it.each([
    ['enough are merely expected', [maybe, alsoMaybe], ben],
    ['it is a maybe itself', [ann, maybe], alsoMaybe],
  ])('says nothing where %s', async (_why, others, now) => {
    const asked = await celebrate(others, [...others, now], now);
    expect(asked).not.toHaveBeenCalled();
    expect(screen.queryByText('You made it happen')).toBeNull();
  });
});
