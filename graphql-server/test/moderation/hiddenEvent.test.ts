import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse, deleteEvent, readEvent } from '../support/builders.ts';
import { restDoor } from '../support/doors.ts';
import { drainJobs } from '../support/drainJobs.ts';
import { NOW, type Caller } from '../support/testServer.ts';
import { nextDate } from '../support/series.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer({ env: { ADMIN_UIDS: 'olga, otto', RATE_LIMITS: 'on' } });
let event: EventView;
beforeEach(async () => {
  await server.orm.em.fork().execute('truncate event, cancelled_event, mail, limit_count cascade');
  event = await anEvent(server, { title: 'A hidden thing' });
  await server.graphql('{ events { totalCount } }');
});

const OPERATOR: Caller = { as: 'olga' };
const hide = (hidden: boolean, urlHash = event.urlHash) =>
  server.graphql(
    'mutation ($urlHash: String!, $hidden: Boolean!) { hideEvent(urlHash: $urlHash, hidden: $hidden) }',
    { urlHash, hidden },
    OPERATOR,
  );
const report = (reason: unknown, caller: Caller = {}) =>
  server.rest('POST', `/api/events/${event.urlHash}/reports`, { reason }, caller);

describe('an event that an operator has hidden', () => {
  const pages = () =>
    [`/api/events/${event.urlHash}`, `/events/${event.urlHash}.ics`].map((url) => server.rest('GET', url));

  it('is on no list and no public feed', async () => {
    const everywhere = async () => {
      const asked = await Promise.all(['/api/events', '/calendar.ics'].map((url) => server.rest('GET', url)));
      const list = await server.graphql('{ events { totalCount nodes { title } } }');
      return [...asked.map(({ body }) => body), JSON.stringify(list)];
    };
    for (const answer of await everywhere()) expect(answer).toContain('A hidden thing');
    await hide(true);
    for (const answer of await everywhere()) expect(answer).not.toContain('A hidden thing');
  });

  it('answers like an unknown one to a visitor, and to those who responded to it', async () => {
    await aResponse(server, event, {}, { as: 'bea' });
    await hide(true);
    for (const answer of await Promise.all(pages())) expect(answer.statusCode).toBe(404);
    const unknown = await server.rest('GET', '/api/events/AAAAAAAAAAAAAAAAAAAAAA', undefined, { as: 'bea' });
    const hidden = await server.rest('GET', `/api/events/${event.urlHash}`, undefined, { as: 'bea' });
    expect([hidden.statusCode, hidden.body]).toEqual([unknown.statusCode, unknown.body]);
    expect((await server.rest('POST', `/api/events/${event.urlHash}/join`, { name: 'Vera' })).statusCode).toBe(404);
    expect((await report('Spam')).statusCode).toBe(404);
  });

  it('is there for its creator, who sees that it is hidden, and for operators', async () => {
    await hide(true);
    expect((await readEvent(server, event, { as: 'ada' })).isHidden).toBe(true);
    expect((await readEvent(server, event, { as: 'otto' })).isHidden).toBe(true);
  });

  it('comes back when it is shown again', async () => {
    await hide(true);
    await hide(false);
    for (const answer of await Promise.all(pages())) expect(answer.statusCode).toBe(200);
  });

  it('takes its series along, which makes no further event', async () => {
    const aSeries = { date: '2026-04-20T08:00:00Z', endTime: null, isRecurring: true, recurrenceFrequency: 'weekly' };
    const root = await anEvent(server, aSeries as object);
    const next = await nextDate(server, root);
    await hide(true, next.urlHash);
    expect((await server.rest('GET', `/api/events/${root.urlHash}`)).statusCode).toBe(404);
    expect((await server.rest('POST', `/api/events/${root.urlHash}/duplicate`)).statusCode).toBe(404);
  });

  it('takes no responses of those who see it either', async () => {
    await hide(true);
    for (const as of ['ada', 'olga']) {
      const refusal = await server.rest('POST', `/api/events/${event.urlHash}/join`, { name: 'Vera' }, { as });
      expect([refusal.statusCode, refusal.body]).toEqual([409, 'This event is hidden and takes no responses']);
    }
  });

  it('takes its series along on both sides of a change that split it', async () => {
    const aSeries = { date: '2026-04-20T08:00:00Z', endTime: null, isRecurring: true, recurrenceFrequency: 'weekly' };
    const root = await anEvent(server, aSeries as object);
    const next = await nextDate(server, root);
    const split = `mutation { updateEvent(urlHash: "${next.urlHash}", scope: THIS_AND_FOLLOWING, input: { title: "New" }) { parentEventId } }`;
    expect((await server.graphql(split, {}, { as: 'ada' })).data?.updateEvent.parentEventId).toBeNull();
    await hide(true, next.urlHash);
    expect((await server.rest('GET', `/api/events/${root.urlHash}`)).statusCode).toBe(404);
    await hide(false, root.urlHash);
    expect((await server.rest('GET', `/api/events/${next.urlHash}`)).statusCode).toBe(200);
  });

  it('leaves what another organiser has taken over of its series, which goes on', async () => {
    const aSeries = { date: '2026-04-14T08:00:00Z', endTime: null, isRecurring: true, recurrenceFrequency: 'weekly' };
    const root = await anEvent(server, aSeries as object);
    const next = () => nextDate(server, root);
    server.clock.set('2026-04-20T12:00:00.000Z');
    const second = await next();
    server.clock.set(NOW);
    const third = await next();
    const door = restDoor(server);
    const { token } = (await door.handOverEvent(third, { as: 'ada' })).result as { token: string };
    expect(await door.takeOverEvent(third, token, { as: 'bea' })).toMatchObject({ code: 'OK' });
    const areShown = async () =>
      Promise.all([root, second, third].map(async (one) => (await door.event(one)).code === 'OK'));
    await hide(true, second.urlHash);
    expect(await areShown()).toEqual([true, false, true]);
    await hide(true, root.urlHash);
    expect(await areShown()).toEqual([false, false, false]);
    await hide(false, third.urlHash);
    expect(await areShown()).toEqual([true, false, true]);
  });

  it('is forgotten where it was deleted before it was hidden', async () => {
    const url = `/api/events/${event.urlHash}`;
    await server.rest('DELETE', url, undefined, { as: 'ada' });
    const known = async () =>
      Promise.all([server.rest('GET', '/calendar.ics'), server.rest('GET', `/events/${event.urlHash}.ics`)]);
    for (const { body } of await known()) expect(body).toContain('A hidden thing');
    expect(await hide(true)).toEqual({ data: { hideEvent: true } });
    for (const { body } of await known()) expect(body).not.toContain('A hidden thing');
    expect((await server.rest('GET', url)).json()).toMatchObject({ message: 'There is no such event' });
  });

  it('is nothing that mails are sent about, and leaves nothing behind when it is deleted', async () => {
    await aResponse(server, event, { email: 'vera@example.com' });
    await server.dispatch();
    await hide(true);
    await deleteEvent(server, event);
    await drainJobs(server, server.tasks);
    const kept = await server.orm.em
      .fork()
      .execute('select kind from mail union all select title from cancelled_event');
    expect(kept).toEqual([{ kind: 'confirmation' }]);
  });
});
