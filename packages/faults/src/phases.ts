import { setTimeout as delay } from 'node:timers/promises';
import { ms, quantile } from './figures.ts';
import { Pace } from './Pace.ts';
import { publishEvent } from './publishEvent.ts';

const PHASE_MS = 30_000;
const LIST_EVERY_MS = 20;
const JOIN_EVERY_MS = 150;
/** A tenth, and what a clock shows of a machine that does other things too. */
const MARGIN = { factor: 1.1, ms: 2 };

const join = async (event: string, email: string) => {
  const answer = await fetch(`${event}/join`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Vera', email }),
  });
  await answer.text();
  return answer.status === 201;
};

/** Whether the list is answered. */
export const list = async (address: string) => {
  const answer = await fetch(`${address}/api/events`);
  await answer.text();
  return answer.status === 200;
};

interface Phase {
  /** In milliseconds: 95 of 100 were faster. */
  list: number;
  join: number;
  joined: number;
  failures: number;
}

/** What a phase of half a minute measured: how long lists and joins take at an even pace. */
export const phase = async (address: string, name: string): Promise<Phase> => {
  // on no list: lists would be longer for each phase than for the one before
  const event = await publishEvent(address, { isPrivate: true });
  const lists = new Pace(LIST_EVERY_MS, () => list(address));
  const joins = new Pace(JOIN_EVERY_MS, (number) => join(event, `${name}${number}@example.com`));
  await delay(PHASE_MS);
  await Promise.all([lists.stop(), joins.stop()]);
  return {
    list: quantile(lists.times, 0.95),
    join: quantile(joins.times, 0.95),
    joined: joins.times.length - joins.failures,
    failures: lists.failures + joins.failures,
  };
};

/** What a fault may cost those who have nothing to do with it. */
export const AS_WITHOUT = 'p95 of list and join within 10 % (or 2 ms) of the mean of the half-minutes before and after';

/** A phase with a fault, between two without: what else a machine does comes and goes. */
export const compare = (before: Phase, during: Phase, after: Phase) => {
  const isAsWithout = (['list', 'join'] as const).every((what) => {
    const without = (before[what] + after[what]) / 2;
    return during[what] <= Math.max(without * MARGIN.factor, without + MARGIN.ms);
  });
  const failures = before.failures + during.failures + after.failures;
  const of = (what: 'list' | 'join') => [before, during, after].map((one) => ms(one[what])).join(' → ');
  return {
    isAsWithout: isAsWithout && failures === 0,
    figures: `list ${of('list')}, join ${of('join')} (before, during, after: p95 of 1,500 and 200), ${failures} failures`,
  };
};
