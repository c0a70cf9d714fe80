import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { DecisionNote } from '../../../../src/features/events/detail/DecisionNote.tsx';
import type { EventCardFragment } from '../../../../src/generated/graphql.generated.ts';
import { applyLanguage } from '../../../../src/lib/language.ts';
import { setNow } from '../../../../src/lib/useNow.ts';
import { anEvent, aResponse } from '../../../support/anEvent.ts';
import { renderPage } from '../../../support/renderPage.tsx';

const NOW = Date.parse('2026-05-01T12:00:00Z');
beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  setNow(NOW);
});
afterEach(async () => {
  await applyLanguage('en');
  jest.useRealTimers();
});

const noteOf = (given: Partial<EventCardFragment>) => {
  renderPage(
    <div data-testid="note">
      <DecisionNote event={anEvent({ date: '2026-05-08T16:00:00Z', ...given })} />
    </div>,
  );
  return screen.getByTestId('note');
};

describe('what was decided of an event', () => {
  it('says nothing where the clock decides nothing and nobody did', () => {
    expect(noteOf({})).toBeEmptyDOMElement();
  });

  it.each([
    ['2026-05-03T16:00:00Z', 'Decides Sun 6 PM, in 2 days'],
    ['2026-05-01T16:30:00Z', 'Decides Fri 6:30 PM, in 5 hours'],
    ['2026-05-08T15:00:00Z', 'Decides Fri, May 8, 5 PM, in 7 days'],
  ])('says when the clock decides, in the zone of the event, until then: %s', (decideAt, told) => {
    expect(noteOf({ decideAt }).textContent.replaceAll('\u202f', ' ')).toBe(told);
  });

  it('says so with minutes where clocks count to 24', async () => {
    await applyLanguage('de');
    expect(noteOf({ decideAt: '2026-05-03T16:00:00Z' })).toHaveTextContent('Entscheidung So., 18:00, übermorgen');
  });

  it('says nothing of a time that has passed', () => {
    expect(noteOf({ decideAt: '2026-05-01T11:00:00Z' })).toBeEmptyDOMElement();
  });

  it('says that it takes place, and why', () => {
    expect(noteOf({ status: 'CONFIRMED', statusReason: 'The hall is ours' })).toHaveTextContent(
      "It's on!The hall is ours",
    );
  });

  it('says how many are missing again where it is at risk', () => {
    const note = noteOf({ status: 'CONFIRMED', isAtRisk: true, participants: [aResponse(), aResponse()] });
    expect(note).toHaveTextContent("It's on, but 2 more are needed again");
  });

  it('says by how many it failed where the clock called it off', () => {
    const decideAt = '2026-05-01T11:00:00Z';
    const byClock = { decideAt, status: 'CALLED_OFF', decidedBy: 'CLOCK', neededSeats: 10, hadSeats: 7 } as const;
    expect(noteOf(byClock)).toHaveTextContent(
      'This event was called off' + 'It needed 10 people for certain and had 7.',
    );
    cleanup();
    expect(noteOf({ ...byClock, decisionRule: 'EXPECTED', hadSeats: 9.96 })).toHaveTextContent(
      'This event was called off' + 'It needed 10 people and could expect 9.9.',
    );
  });

  it('says what the organiser said who called it off', () => {
    const byOrganiser = { status: 'CALLED_OFF', decidedBy: 'ORGANISER', statusReason: 'The lake is frozen' } as const;
    expect(noteOf(byOrganiser)).toHaveTextContent('This event was called offThe lake is frozen');
  });

  it('says that rain is forecast', () => {
    expect(noteOf({ isAtRisk: true })).toHaveTextContent(
      'Enough people are in, but rain is forecast. The organiser decides.',
    );
  });
});
