import { describe, expect, it } from '@jest/globals';
import { TOKEN_SCOPES } from '@quorum/domain/platform/tokenScopes';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { nextAfter, type Reader } from '../live/aReader.ts';
import { aToken, bearer } from '../platform/aProgram.ts';
import { changeEvent } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';
import { asQuery, useSubscriptions, VERAS_EMAIL } from './useSubscriptions.ts';

// what a reader is told later is what the query of the same name says to them at that moment

const server = useServer({ env: { ADMIN_UIDS: 'olga' } });
const { askers, hide, makeEvent, openReader } = useSubscriptions(server);

describe('what happens while somebody reads', () => {
  const OF_EVENT = (urlHash: string) => `subscription { eventChanged(urlHash: "${urlHash}") {
    title chatLink externalId participants { name email } } }`;

  /** What the list tells of an event; what happened before may still be told before it, but never of `secret`. */
  const toldOf = async (reader: Reader, event: EventView, secret: EventView) => {
    for (;;) {
      const answer = await reader.next();
      if (!answer) throw new Error('The stream has ended');
      const told = answer.data?.eventsChanged as EventView | null | undefined;
      expect(told?.urlHash).not.toBe(secret.urlHash);
      if (told?.urlHash === event.urlHash) return told;
    }
  };

  const tell = async (act: () => Promise<unknown>) => {
    await act();
    await server.dispatch();
  };

  it('reaches each reader as the query shows it to them at that moment', async () => {
    const event = await makeEvent({ title: 'Before' });
    await server.dispatch();
    const query = OF_EVENT(event.urlHash);
    const callers = askers.slice(0, -1).map(([, caller]) => caller());
    const streams = callers.map((caller) => ({ caller, reader: openReader(query, caller) }));
    const firsts = await Promise.all(streams.map(({ reader }) => reader.next()));
    await tell(() => changeEvent(server, event, { title: 'After', externalId: 'a canary of an import' }));
    const emails = new Set<unknown>();
    for (const [at, { caller, reader }] of streams.entries()) {
      const { data } = await server.graphql(asQuery(query), {}, caller);
      const told = await nextAfter(reader, firsts[at] ?? null);
      expect(told).toEqual({ data: { eventChanged: data?.event as unknown } });
      expect(told?.data).toMatchObject({ eventChanged: { title: 'After' } });
      emails.add(JSON.stringify(data?.event.participants));
    }
    // nobody's, Vera's own, Bea's own, both
    expect(emails.size).toBe(4);
  });

  it('is told on the list to everybody as to nobody, but for the organisers', async () => {
    const query = 'subscription { eventsChanged { urlHash chatLink externalId participants { name email } } }';
    const callers = [{}, { as: 'mallory' }, { as: 'ada' }];
    const streams = callers.map((caller) => openReader(query, caller));
    for (const reader of streams) expect(await reader.next()).toEqual({ data: { eventsChanged: null } });
    const secret = await makeEvent({ isPrivate: true });
    await server.dispatch();
    const event = await makeEvent();
    await server.dispatch();
    const [nobody, mallory, ada] = await Promise.all(streams.map((reader) => toldOf(reader, event, secret)));
    expect(nobody).toMatchObject({ chatLink: null, externalId: null });
    expect(JSON.stringify(nobody)).not.toContain('canary');
    expect(mallory).toEqual(nobody);
    expect(JSON.stringify(ada)).toContain(VERAS_EMAIL);
  });

  it('ends for those who may not read it any more', async () => {
    const event = await makeEvent();
    await server.dispatch();
    const { id, token } = await aToken(server, 'ada', TOKEN_SCOPES);
    const query = OF_EVENT(event.urlHash);
    const [revoked, cem, nobody] = [bearer(token), { as: 'cem' }, {}].map((caller) => openReader(query, caller));
    if (!revoked || !cem || !nobody) throw new Error('They are three');
    const [asAda, asCem, asNobody] = await Promise.all([revoked.next(), cem.next(), nobody.next()]);
    expect(JSON.stringify(asCem)).toContain(VERAS_EMAIL);
    await server.rest('DELETE', `/api/me/tokens/${id}`, undefined, { as: 'ada' });
    await tell(() => server.rest('DELETE', `/api/events/${event.urlHash}/co-organisers/cem`, undefined, { as: 'ada' }));
    expect((await nextAfter(revoked, asAda))?.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(await revoked.next()).toBeNull();
    // a co-organiser no more: what everybody reads
    expect(await nextAfter(cem, asCem)).toEqual(asNobody);
    const before = await server.graphql(asQuery(query));
    await hide('Event', event.urlHash);
    await server.dispatch();
    expect(await nextAfter(nobody, { data: { eventChanged: before.data?.event as unknown } })).toEqual({
      data: { eventChanged: null },
    });
    expect(await nobody.next()).toBeNull();
  });
});
