import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { setNow, tickAt, useAtTime } from '../../src/lib/useNow.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-05-01T12:00:30Z') });
  setNow(Date.now());
});
afterEach(() => void jest.useRealTimers());

it('renders again when time changes the verdict, and not with every minute', async () => {
  const rendered = jest.fn();
  const noon = Date.parse('2026-05-01T12:10:00Z');
  const Sign = () => {
    rendered();
    return <p>{useAtTime((now) => now >= noon) ? 'begun' : 'to come'}</p>;
  };
  render(<Sign />);
  await act(() => jest.advanceTimersByTimeAsync(5 * 60_000));
  expect(screen.getByText('to come')).toBeVisible();
  expect(rendered).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(5 * 60_000));
  expect(screen.getByText('begun')).toBeVisible();
  expect(rendered).toHaveBeenCalledTimes(2);
});

it('shows a turn as soon as it comes', async () => {
  const turn = Date.parse('2026-05-01T12:00:41.001Z');
  const Sign = () => <p>{useAtTime((now) => now >= turn) ? 'over' : 'on'}</p>;
  render(<Sign />);
  act(() => tickAt(turn));
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(screen.getByText('on')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('over')).toBeVisible();
});
