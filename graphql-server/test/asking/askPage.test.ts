import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventDraftInput } from '@quorum/domain/event/draft';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import type { AskOnPage } from '../../src/doors/pages/PageRenderer.ts';
import { buildWebApp } from '../doors/pages/builtWebApp.ts';
import { startMailServer, type MailServer } from '../mail/mailServer.ts';
import { anEvent, aResponse, readEvent, type Joined } from '../support/builders.ts';
import { restDoor } from '../support/doors.ts';
import { NOW } from '../support/testServer.ts';

let built: Awaited<ReturnType<typeof buildWebApp>>;
let server: MailServer;
let event: EventView;
let maybe: Joined;
let link: string;

const DECIDES = '2026-05-05T08:00:00.000Z';
const A_DAY_BEFORE = '2026-05-04T08:00:00.000Z';

beforeAll(async () => {
  built = await buildWebApp();
  server = await startMailServer({}, { webRoot: built.root });
});
afterAll(async () => {
  await server.stop();
  await built.remove();
});
beforeEach(async () => {
  [event, maybe, link] = await asked();
});

const linkIn = (text = '') => /\/answer\/[\w-]{43}/.exec(text)?.[0] ?? '';

/** An event for which one more is needed, somebody who may come, and the link that they get. */
async function asked(changes: Partial<EventDraftInput> = {}): Promise<[EventView, Joined, string]> {
  server.clock.set(NOW);
  const game = await anEvent(server, { participantThreshold: 2, decideAt: DECIDES, ...changes });
  await aResponse(server, game, { name: 'Max' });
  const response = await aResponse(server, game, { name: 'Vera', email: 'vera@example.com', likelihood: 0.3 });
  await server.drain();
  server.clock.set(A_DAY_BEFORE);
  await server.tasks.askUndecided({});
  const mails = (await server.drain()).filter(({ to }) => to.includes('vera@example.com'));
  return [game, response, linkIn(mails.at(-1)?.mail.text)];
}

const open = (path = link) => server.app.inject({ method: 'GET', url: path, headers: { accept: 'text/html' } });
const press = (answer: string, path = link, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ answer }).toString(),
  });
const shown = async (path = link) => (await open(path)).json<{ ask: AskOnPage | null }>().ask;
const ofVera = async () => {
  const { participants } = await readEvent(server, event);
  return participants.find(({ name }) => name === 'Vera');
};

describe('the page that the mail leads to', () => {
  it('says what a reply would change, and is for nobody to store or to list', async () => {
    const answer = await open();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'strict-origin',
    });
    expect(await shown()).toEqual({
      kind: 'DECIDE',
      reply: null,
      response: {
        name: 'Vera',
        likelihood: 0.3,
        guests: 0,
        minParticipants: null,
        isStandby: false,
        status: 'MAYBE',
        waitlistPosition: null,
      },
      withThem: 1,
      withoutThem: 0,
      isOpen: true,
      isSeatFree: true,
    });
  });

  it('changes nothing by being opened, however often: programs follow links too', async () => {
    for (const method of ['GET', 'HEAD', 'GET'] as const) await server.app.inject({ method, url: link });
    expect(await ofVera()).toMatchObject({ likelihood: 0.3, status: 'MAYBE' });
  });

  it.each([
    { answer: 'IN', said: { likelihood: 1, status: 'GOING' } },
    { answer: 'MAYBE', said: { likelihood: 0.3, status: 'MAYBE' } },
    { answer: 'OUT', said: { likelihood: 0, status: 'DECLINED' } },
  ])('takes $answer by one button, from any mail program', async ({ answer, said }) => {
    const pressed = await press(answer, link, { 'sec-fetch-site': 'cross-site', origin: 'null' });
    expect(pressed.statusCode).toBe(303);
    expect(pressed.headers.location).toBe(link);
    expect(await ofVera()).toMatchObject(said);
    expect((await shown())?.reply).toBe(answer);
  });

  it('takes another answer by the same link, and the same twice is news to nobody', async () => {
    await press('OUT');
    await press('IN');
    await server.drain();
    const once = await ofVera();
    expect(once).toMatchObject({ likelihood: 1 });
    expect((await press('IN')).statusCode).toBe(303);
    expect(await ofVera()).toEqual(once);
    expect((await server.drain()).filter(({ to }) => to.includes('vera@example.com'))).toEqual([]);
    await press('MAYBE');
    expect(await ofVera()).toMatchObject({ likelihood: 0.5, status: 'MAYBE' });
  });

  it('shows on the lists at once', async () => {
    const likelihoodOnList = async () => {
      const listed = (await server.rest('GET', '/api/events'))
        .json<EventView[]>()
        .find(({ urlHash }) => urlHash === event.urlHash);
      return listed?.participants.find(({ name }) => name === 'Vera')?.likelihood;
    };
    expect(await likelihoodOnList()).toBe(0.3);
    await press('IN');
    expect(await likelihoodOnList()).toBe(1);
  });

  it('tells who comes to a full event that they wait', async () => {
    [event, , link] = await asked({ participantThreshold: 2, capacity: 2 });
    await aResponse(server, event, { name: 'Nora' });
    await press('IN');
    expect(await shown()).toMatchObject({ reply: 'IN', response: { status: 'WAITLISTED', waitlistPosition: 1 } });
  });

  it('takes back a condition that was named since: it says what comes of a plain yes', async () => {
    const path = `/api/events/${event.urlHash}/participants/${maybe.id}`;
    const says = { likelihood: 1, minParticipants: 9, responseToken: maybe.responseToken };
    expect((await server.rest('PUT', path, says)).statusCode).toBe(200);
    expect(await shown()).toMatchObject({ withThem: 1, response: { status: 'CONDITIONAL' } });
    await press('IN');
    expect(await ofVera()).toMatchObject({ likelihood: 1, minParticipants: null, status: 'GOING' });
  });

  it('proves the address to be theirs', async () => {
    await press('MAYBE');
    const rows: unknown[] = await server.orm.em
      .fork()
      .execute('select is_email_confirmed from participant where id = ?', [maybe.id]);
    expect(rows).toEqual([{ is_email_confirmed: true }]);
  });
});

describe('a link that holds no more', () => {
  it.each([
    { says: 'altered', path: () => `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}` },
    { says: 'too short', path: () => '/answer/short' },
    { says: 'very long', path: () => `/answer/${'a'.repeat(80)}` },
    { says: 'of a response token', path: () => `/answer/${maybe.responseToken}` },
  ])('$says is a friendly page, and changes nothing', async ({ path }) => {
    for (const answer of [await open(path()), await press('IN', path())]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json<{ ask: AskOnPage | null }>().ask).toBeNull();
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
