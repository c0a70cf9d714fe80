import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { STANDINGS } from '../../../../domain/test/support/standings.ts';
import { DecisionNote } from '../../../src/features/events/detail/DecisionNote.tsx';
import { Invitation } from '../../../src/features/events/detail/Invitation.tsx';
import { EventCard } from '../../../src/features/events/card/EventCard.tsx';
import { expectedText } from '../../../src/features/events/enoughText.ts';
import { setNow } from '../../../src/lib/useNow.ts';
import { eventPicture } from '../../../src/server/picture/eventPicture.ts';
import { previewOf } from '../../../src/server/previewOf.ts';
import { anEvent, aResponse } from '../../support/anEvent.ts';
import { renderPage } from '../../support/renderPage.tsx';

// All that the web app says about whether enough people are in, held against the table against which the server is
// held.

const NOW = Date.parse('2026-05-01T12:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  setNow(NOW);
});
afterEach(() => {
  jest.useRealTimers();
});

describe.each(STANDINGS)('$title', (given) => {
  const { threshold, capacity, decisionRule, isTimed, status, expected, certain, verdict, missing } = given;
  const isAtRisk = status === 'CONFIRMED' && missing > 0;
  const event = {
    ...anEvent({
      urlHash: 'AAAAAAAAAAAAAAAAAAAAAA',
      title: 'Rowing',
      date: '2026-05-06T08:00:00.000Z',
      participantThreshold: threshold,
      capacity,
      decisionRule,
      decideAt: isTimed ? '2026-05-03T16:00:00Z' : null,
      status,
      isAtRisk,
      // of no interest here, and neither 0 nor 1
      chance: certain >= threshold ? 1 : 0.5,
    }),
    isHidden: false,
    seriesHash: null,
    participants: given.responses.map((said) => ({
      ...aResponse(said),
      regularId: null,
      isHidden: false,
      isRepeated: false,
    })),
  };
  const isOpen = status === 'GATHERING';
  const ratio = `${expected} of ${threshold}`;
  const isMixed = expected !== certain;
  const by = isOpen ? ' by Sun 6 PM' : '';
  const sentence = {
    IN: 'Enough are in',
    EXPECTED: 'Enough are expected',
    UNCERTAIN: `${ratio} expected; ${threshold} must be certain${by}`,
    MISSING: `${missing} more needed`,
  }[verdict];
  const heading = verdict === 'MISSING' && !isMixed ? `${missing} more and it happens` : sentence;
  /** Blanks of any kind are one blank. */
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/gu, ' ');
  const shown = () => plain(document.body.textContent);
  const isEnoughBySum = expected >= threshold;

  const expectOneTruth = () => {
    const text = shown();
    // the bar and the button are the specification's, whatever decides
    expect(screen.getByRole('progressbar')).toHaveAttribute(
      'aria-valuenow',
      String(Math.min(100, (expected / threshold) * 100)),
    );
    expect(text).toContain(ratio);
    expect(text.includes('Has Enough Participants')).toBe(isEnoughBySum && status !== 'CALLED_OFF');
    if (missing === 0) expect(text).not.toMatch(/more needed|more and it happens|must be certain|more (is|are) needed/);
    if (missing > 0) expect(text).not.toMatch(/Enough are (in|expected)/);
    const ring = screen.getByRole('img', { name: /seats taken|expected/ });
    expect(ring.getAttribute('aria-label')).toMatch(
      isMixed
        ? new RegExp(`^${ratio} expected, ${certain} certain`)
        : new RegExp(`^${certain} of ${threshold} seats taken`),
    );
    const needed = [...ring.querySelectorAll('[data-state]')]
      .slice(0, threshold)
      .map((seat) => seat.getAttribute('data-state'));
    expect(needed.every((state) => state === 'going' || state === 'maybe')).toBe(isEnoughBySum);
  };

  it('is told with one voice by its page', () => {
    renderPage(
      <Invitation
        event={event}
        decide={null}
        about={null}
        offers={null}
        moreActions={null}
        onDeleted={() => undefined}
      />,
    );
    expectOneTruth();
    if (isOpen) expect(shown()).toContain(heading);
    else expect(shown()).not.toMatch(/and it happens|Enough are/);
    const ring = screen.getByRole('img', { name: /seats taken|expected/ });
    const areIn = capacity === null ? '(is|are) in' : `of ${capacity} places`;
    expect(ring).toHaveTextContent(isMixed ? `${expected}expected` : new RegExp(`^${certain}${areIn}$`));
  });

  it('is told with one voice by its card', () => {
    renderPage(<EventCard event={event} />);
    expectOneTruth();
    if (isOpen || isAtRisk) expect(shown()).toContain(sentence);
  });

  it('is told with one voice by what was decided', () => {
    renderPage(<DecisionNote event={event} />);
    const again = verdict === 'UNCERTAIN' ? `${missing} more must be certain` : `${missing} more are needed again`;
    if (status === 'CONFIRMED') expect(shown()).toContain(isAtRisk ? `It's on, but ${again}` : "It's on!");
    expect(shown().includes('Decides Sun 6 PM, in 2 days')).toBe(isTimed && isOpen);
  });

  it('is told with one voice by previews of its link, in words and as a picture', () => {
    const { description } = previewOf(
      `/events/${event.urlHash}`,
      [{ data: { event } }] as unknown as Parameters<typeof previewOf>[1],
      NOW,
    );
    const standing = isMixed ? `${ratio} expected` : `${ratio} are in`;
    expect(plain(description)).toContain(verdict === 'UNCERTAIN' ? sentence : standing);
    const { picture, alt } = eventPicture(event, NOW);
    const drawn = plain(JSON.stringify(picture.scene));
    expect(plain(alt)).toContain(isMixed ? `${ratio} expected` : `${certain} of ${threshold} seats taken`);
    expect(drawn).toContain(`"${expectedText({ expected, threshold })}"`);
    for (const text of [drawn, plain(alt)]) {
      if (isOpen) expect(text).toContain(heading);
      else expect(text).not.toMatch(/and it happens|more needed|Enough are/);
    }
  });
});
