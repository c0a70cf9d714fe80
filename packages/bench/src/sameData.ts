import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { bodyOf } from './load/bodyOf.ts';
import { HOME_EVENTS, HOME_EVENTS_OF_POSTGRAPHILE, HOME_EVENTS_PATH } from './operations.ts';
import type { Peers } from './peers.ts';
import { requestBytes } from './load/request.ts';

const RENAMED: Record<string, string> = {
  eventTypeByEventTypeId: 'eventType',
  participantsByEventId: 'participants',
  eventWeatherByEventId: 'weather',
  contentRevision: 'revision',
};
/** Each has its own cursors, only some say the types of things, and PostGraphile lacks what is computed by rules. */
const LEFT_OUT = new Set(['__typename', 'endCursor', 'chance', 'isAtRisk', 'status', 'waitlistPosition']);
const INSTANT = /^\d{4}-\d\d-\d\dT/;

const onlyNodes = (value: object): unknown =>
  'nodes' in value && Object.keys(value).length === 1 ? value.nodes : value;

/** An answer without what may differ: names, the spelling of instants and numbers, cursors. */
const settle = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(settle);
  if (typeof value === 'string') return INSTANT.test(value) ? new Date(value).toISOString() : value;
  if (typeof value !== 'object' || value === null) return typeof value === 'number' ? String(value) : value;
  const plain = onlyNodes(value);
  if (plain !== value) return settle(plain);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !LEFT_OUT.has(name))
      .map(([name, inner]) => [RENAMED[name] ?? name, settle(inner)])
      .sort(([one = ''], [other = '']) => String(one).localeCompare(String(other))),
  );
};

const dataIn = (body: Buffer): unknown => settle((JSON.parse(body.toString()) as { data: unknown }).data);

/** @throws Error when the peers do not answer the same events */
export const assertSameData = async ({ quorum, bare, postgraphile, mercurius }: Peers): Promise<void> => {
  const plain = { 'accept-encoding': 'identity' };
  const post = (body: object) => requestBytes({ method: 'POST', path: '/graphql', body, headers: plain });
  const poll = requestBytes({ path: HOME_EVENTS_PATH });
  const wanted = dataIn(await bodyOf(quorum.port, post(HOME_EVENTS)));
  const answers = {
    'the cached response': dataIn(gunzipSync(await bodyOf(quorum.port, poll))),
    'node:http': dataIn(gunzipSync(await bodyOf(bare.port, poll))),
    PostGraphile: dataIn(await bodyOf(postgraphile.port, post(HOME_EVENTS_OF_POSTGRAPHILE))),
    mercurius: dataIn(await bodyOf(mercurius.port, post(HOME_EVENTS))),
  };
  for (const [name, answer] of Object.entries(answers)) {
    if (!isDeepStrictEqual(answer, wanted))
      throw new Error(`${name} answers something else:\n${differenceOf(answer, wanted)}`);
  }
};

/** The first place where two answers part. */
const differenceOf = (one: unknown, other: unknown): string => {
  const [left, right] = [JSON.stringify(one), JSON.stringify(other)];
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  return `${left.slice(Math.max(0, at - 80), at + 120)}\n${right.slice(Math.max(0, at - 80), at + 120)}`;
};
