import { beforeEach, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { useMailServer } from '../mail/useMailServer.ts';
import { anEvent, aResponse, readEvent } from '../support/builders.ts';
import { restDoor } from '../support/doors.ts';
import { joinOrganising } from './joinOrganising.ts';

const server = useMailServer();
let event: EventView;
beforeEach(async () => {
  await server.orm.em.fork().execute('truncate event, mail, limit_count cascade');
  event = await anEvent(server, { participantThreshold: 2 });
  await server.drain();
});

const exportOf = async (as: string) => {
  const { body } = await server.rest('GET', '/api/me/data', undefined, { as });
  return { body, ...(JSON.parse(body) as { coOrganised: unknown[]; mails: { recipient: string }[] }) };
};

it('goes to the eldest of its co-organisers when its creator deletes their account', async () => {
  await joinOrganising(server, event, 'bea');
  await joinOrganising(server, event, 'cem');
  await aResponse(server, event);
  const alone = await anEvent(server);
  expect(await restDoor(server).deleteAccount({ as: 'ada' })).toMatchObject({ code: 'OK' });
  const kept = await readEvent(server, event);
  expect(kept).toMatchObject({ creatorId: 'bea', creatorName: 'Bea', coOrganisers: [{ uid: 'cem' }] });
  expect(kept.participants).toHaveLength(1);
  expect(await restDoor(server).event(alone)).toMatchObject({ code: 'NOT_FOUND' });
});

it('takes those who delete their account off, with all that is stored about them', async () => {
  await joinOrganising(server, event, 'bea');
  await restDoor(server).deleteAccount({ as: 'bea' });
  expect((await readEvent(server, event)).coOrganisers).toEqual([]);
  const rows = await server.orm.em
    .fork()
    .execute('select co_organisers from event union all select details from activity');
  expect(JSON.stringify(rows)).not.toContain('bea');
});

it('is told to all of its organisers, each once, until one leaves', async () => {
  await joinOrganising(server, event, 'bea');
  await aResponse(server, event, { name: 'Vera' });
  const told = async () => (await server.drain()).flatMap(({ to }) => to).sort();
  expect(await told()).toEqual(['ada@example.com', 'bea@example.com']);
  server.clock.set('2026-05-01T12:11:00.000Z');
  await restDoor(server).removeCoOrganiser(event, 'bea', { as: 'bea' });
  await aResponse(server, event, { name: 'Wim', likelihood: 0.1 });
  expect(await told()).toEqual(['ada@example.com']);
});

it('tells each of its organisers of the others, and of no response of their own', async () => {
  await joinOrganising(server, event, 'bea');
  const told = async () =>
    (await server.drain()).map(({ to, mail }) => [to.join(), ...(mail.text.match(/\w+ says [^\n]*/g) ?? [])]).sort();
  await aResponse(server, event, { name: 'Bea', likelihood: 0.1 }, { as: 'bea' });
  expect(await told()).toEqual([['ada@example.com', 'Bea says maybe (10%)']]);
  server.clock.set('2026-05-01T12:11:00.000Z');
  await aResponse(server, event, { name: 'Ada', likelihood: 0.2 }, { as: 'ada' });
  await aResponse(server, event, { name: 'Vera', likelihood: 0.3 });
  expect(await told()).toEqual([
    ['ada@example.com', 'Vera says maybe (30%)'],
    ['bea@example.com', 'Ada says maybe (20%)', 'Vera says maybe (30%)'],
  ]);
});

it('is in the data of its co-organisers, and no mail of one organiser in those of another', async () => {
  await joinOrganising(server, event, 'bea');
  await aResponse(server, event, { name: 'Vera' });
  await server.drain();
  const [ada, bea] = [await exportOf('ada'), await exportOf('bea')];
  expect(bea.coOrganised).toMatchObject([{ urlHash: event.urlHash, displayName: 'Bea', email: 'bea@example.com' }]);
  expect([ada.coOrganised, ada.mails.map(({ recipient }) => recipient)]).toEqual([[], ['ada@example.com']]);
  expect(bea.mails.map(({ recipient }) => recipient)).toEqual(['bea@example.com']);
  expect(ada.body).not.toContain('bea@example.com');
});
