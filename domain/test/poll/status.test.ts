import { describe, expect, it } from '@jest/globals';
import type { PollStatus } from '@quorum/domain/poll/constants';
import { isDueToClose, requireReopenable, requireVoting, statusWithoutEvent } from '@quorum/domain/poll/status';
import { DateTime } from 'luxon';

const NOW = DateTime.fromISO('2026-05-01T18:00:00Z', { zone: 'utc' });
interface Changes {
  status?: PollStatus;
  /** In hours from now. */
  closes?: number;
  starts?: number;
}

const poll = ({ status = 'OPEN', closes = 1, starts = 2 }: Changes = {}) => ({
  status,
  closesAt: NOW.plus({ hours: closes }),
  options: [{ date: NOW.minus({ hours: 1 }) }, { date: NOW.plus({ hours: starts }) }],
});

describe('a poll takes votes', () => {
  it('while it is open, and a date is to come', () => {
    expect(() => requireVoting(poll(), NOW)).not.toThrow();
  });

  it.each([
    ['closed', poll({ status: 'CLOSED' }), 'This poll is closed and takes no more votes'],
    ['at its end', poll({ closes: 0 }), 'This poll is closed and takes no more votes'],
    ['without a date to come', poll({ starts: 0 }), 'This poll is closed and takes no more votes'],
    ['with its event', poll({ status: 'SCHEDULED' }), 'This poll already has its date. Please respond to its event'],
  ])('but not %s', (_, closed, message) => {
    expect(() => requireVoting(closed, NOW)).toThrow(expect.objectContaining({ code: 'CONFLICT', message }));
  });
});

describe('a poll without an event', () => {
  it('is open while votes can be cast, else closed', () => {
    expect(statusWithoutEvent(poll(), NOW)).toBe('OPEN');
    expect(statusWithoutEvent(poll({ closes: 0 }), NOW)).toBe('CLOSED');
  });

  it('is due to close once, at its end', () => {
    expect(isDueToClose(poll({ closes: 0 }), NOW)).toBe(true);
    expect(isDueToClose(poll({ closes: 0, status: 'CLOSED' }), NOW)).toBe(false);
    expect(isDueToClose(poll(), NOW)).toBe(false);
  });

  it('is opened again while votes can be cast', () => {
    expect(() => requireReopenable(poll({ status: 'CLOSED' }), NOW)).not.toThrow();
    expect(() => requireReopenable(poll({ status: 'CLOSED', starts: 0 }), NOW)).toThrow(
      expect.objectContaining({ code: 'CONFLICT' }),
    );
    expect(() => requireReopenable(poll({ status: 'SCHEDULED' }), NOW)).toThrow(
      expect.objectContaining({ code: 'CONFLICT' }),
    );
  });
});
