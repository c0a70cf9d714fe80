import { beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { aDraft } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';

/** Of a busy machine; a second is what is promised. */
const PATIENCE_MS = 10_000;

const QUERY = '{ events { totalCount nodes { urlHash title participants { name likelihood } } } }';
const ADDRESSES = [`/graphql?query=${encodeURIComponent(QUERY)}`, '/api/events'] as const;

const server = useServer({ monotonic: () => performance.now() });
/** Where the two processes on one database listen. */
let processes: string[];
beforeAll(async () => {
  const replica = await server.startReplica();
  server.joinOthers();
  replica.joinOthers(String(server.orm.config.get('clientUrl')));
  processes = await Promise.all([server.app, replica.app].map((app) => app.listen({ port: 0, host: '127.0.0.1' })));
});

/** Everybody is at another address, as a proxy says: otherwise all would be taken for the one who wrote. */
const as = (person: string) => ({ 'x-forwarded-for': person });

/** What a process gives to `person`, kept or not. */
const given = async (process: number, address: string, person: string) =>
  (await fetch(`${processes[process] ?? ''}${address}`, { headers: as(person) })).text();

/** What it would be if nothing were kept. */
const fresh = async (address: string) => {
  return (await server.app.inject({ method: 'GET', url: address })).body;
};

interface Write {
  kind: 'create' | 'update' | 'join' | 'delete';
  process: number;
  person: string;
  which: number;
}

const write = fc.record({
  kind: fc.constantFrom('create', 'update', 'join', 'delete'),
  process: fc.constantFrom(0, 1),
  person: fc.constantFrom('vera', 'wim'),
  which: fc.nat(100),
}) as fc.Arbitrary<Write>;

const send = (method: string, process: number, path: string, person: string, body?: object) =>
  fetch(`${processes[process] ?? ''}/api/events${path}`, {
    method,
    headers: { ...as(person), authorization: 'Bearer uid:ada', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

const perform = async ({ kind, process, person, which }: Write) => {
  const events = (await server.rest('GET', '/api/events')).json<EventView[]>();
  const event = events[which % events.length];
  if (kind === 'create' || !event) return send('POST', process, '', person, aDraft());
  if (kind === 'update') return send('PUT', process, `/${event.urlHash}`, person, { title: `Title ${which}` });
  if (kind === 'delete') return send('DELETE', process, `/${event.urlHash}`, person);
  const headers = { ...as(person), 'content-type': 'application/json' };
  const path = `${processes[process] ?? ''}/api/events/${event.urlHash}/join`;
  return fetch(path, { method: 'POST', headers, body: JSON.stringify({ name: `Joiner ${which}`, likelihood: 0.5 }) });
};

/** Strangers come to read what was written too, in either process: asks until they do. */
const untilFresh = async (process: number, address: string) => {
  const wanted = await fresh(address);
  const deadline = performance.now() + PATIENCE_MS;
  while ((await given(process, address, 'stranger')) !== wanted)
    if (performance.now() > deadline) throw new Error(`Process ${process} gives strangers an old answer`);
};

it('gives a writer, in the process they wrote to, what a fresh response says, whatever was written and read before', () =>
  fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 8 }), async (writes) => {
      for (const one of writes) {
        // strangers have it kept in both processes, at any moment
        for (const address of ADDRESSES)
          await Promise.all([0, 1].map((process) => given(process, address, 'stranger')));
        expect((await perform(one)).ok).toBe(true);
        for (const address of ADDRESSES)
          expect(await given(one.process, address, one.person)).toBe(await fresh(address));
      }
      for (const address of ADDRESSES) await Promise.all([0, 1].map((process) => untilFresh(process, address)));
    }),
    { numRuns: 10 },
  ));
