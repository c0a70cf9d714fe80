import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ShownAsk } from '@quorum/domain/page/FormRequest';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { useWebApp } from '../doors/pages/useWebApp.ts';
import { useMailServer } from '../mail/useMailServer.ts';
import { aResponse, readEvent, type Joined } from '../support/builders.ts';
import { restDoor } from '../support/doors.ts';
import { askedBy, askPages, linkIn } from './askPages.ts';

const built = useWebApp();
const server = useMailServer({}, () => ({ webRoot: built.root }));
let event: EventView;
let maybe: Joined;
let link: string;

beforeEach(async () => {
  [event, maybe, link] = await askedBy(server);
});

const { open, press, shown, ofVera } = askPages(() => ({ server, event, link }));

describe('a link that holds no more', () => {
  it.each([
    { says: 'altered', path: () => `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}` },
    { says: 'too short', path: () => '/answer/short' },
    { says: 'very long', path: () => `/answer/${'a'.repeat(80)}` },
    { says: 'of a response token', path: () => `/answer/${maybe.responseToken}` },
  ])('$says is a friendly page, and changes nothing', async ({ path }) => {
    for (const answer of [await open(path()), await press('IN', path())]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json<{ ask: ShownAsk | null }>().ask).toBeNull();
    }
    expect(await ofVera()).toMatchObject({ likelihood: 0.3 });
  });

  it('is that of a response which was withdrawn', async () => {
    await restDoor(server).removeResponse({ ...event, participantId: maybe.id, responseToken: maybe.responseToken });
    expect((await open()).statusCode).toBe(404);
    expect((await press('IN')).statusCode).toBe(404);
    expect(await ofVera()).toBeUndefined();
  });

  it('is that to an address which was given up', async () => {
    const path = `/api/events/${event.urlHash}/participants/${maybe.id}`;
    await server.rest('PUT', path, { email: 'other@example.com', responseToken: maybe.responseToken });
    expect((await press('IN')).statusCode).toBe(404);
    expect(await ofVera()).toMatchObject({ likelihood: 0.3 });
  });

  it('is that of somebody who has ended their account', async () => {
    const bea = { as: 'bea' };
    const response = await aResponse(server, event, { name: 'Bea', email: 'bea@example.com', likelihood: 0.4 }, bea);
    server.clock.set('2026-05-04T20:00:00.000Z');
    await server.tasks.askUndecided({});
    const received = (await server.drain()).filter(({ to }) => to.includes('bea@example.com'));
    const path = linkIn(received.map(({ mail }) => mail.text).join());
    expect(await shown(path)).toMatchObject({ response: { name: 'Bea' } });
    await restDoor(server).deleteAccount(bea);
    expect((await press('OUT', path)).statusCode).toBe(404);
    const { participants } = await readEvent(server, event);
    expect(participants.find(({ id }) => id === response.id)).toMatchObject({ likelihood: 0.4 });
  });

  it('is useless once the event has begun', async () => {
    server.clock.set(event.date);
    expect(await shown()).toMatchObject({ isOpen: false });
    const pressed = await press('IN');
    expect(pressed.statusCode).toBe(409);
    expect(pressed.body).toContain('This event has begun');
    expect(await ofVera()).toMatchObject({ likelihood: 0.3 });
  });

  it('is useless once the event was called off', async () => {
    await restDoor(server).decideEvent(event, { decision: 'CALL_OFF' }, { as: 'ada' });
    const pressed = await press('IN');
    expect(pressed.statusCode).toBe(409);
    expect(pressed.body).toContain('This event was called off');
    expect(await shown()).toMatchObject({ isOpen: false });
  });

  it.each(['', 'YES', 'x'.repeat(10_000)])('no button says %s', async (answer) => {
    const pressed = await press(answer);
    expect(pressed.statusCode).toBe(400);
    expect(await ofVera()).toMatchObject({ likelihood: 0.3 });
  });

  it('opens nothing of an event that operators have hidden', async () => {
    await server.orm.em.fork().execute('update event set is_hidden = true where url_hash = ?', [event.urlHash]);
    expect((await open()).statusCode).toBe(404);
    expect((await press('IN')).statusCode).toBe(404);
  });
});
