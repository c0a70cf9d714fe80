import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../../src/doors/presenters/presentEvent.ts';
import { anEvent } from '../../support/builders.ts';
import type { TestServer } from '../../support/testServer.ts';
import { useUp } from '../../support/useUp.ts';
import { confirmationOf, cookiesOf, formBrowser, startWithForms } from './formBrowser.ts';

let server: TestServer;
let event: EventView;

beforeAll(async () => {
  server = await startWithForms();
});
afterAll(() => server.stop());
beforeEach(async () => {
  event = await anEvent(server, { maxGuests: 2 });
});

const { get, post, page, join, editOf, participants, joined } = formBrowser(
  () => server,
  () => event,
);

describe('the form to join', () => {
  it('comes with a key, for nobody to store or to list', async () => {
    const answer = await get(join());
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ form: 'join', urlHash: event.urlHash, fields: null, refusal: null });
    expect(answer.json<{ key: string }>().key).toMatch(/^[\w-]{43}$/);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    // or its form would be taken for that of another site
    expect(answer.headers['referrer-policy']).toBe('strict-origin');
  });

  it('joins with all that it says, and leads to the event, which says so once', async () => {
    const fields = { name: 'Vera', joinType: 'maybe', likelihood: '0.3', guests: '2', comment: 'Late' };
    const answer = await post(join(), fields);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, page()]);
    const [response] = await participants();
    expect(response).toMatchObject({ name: 'Vera', likelihood: 0.3, guests: 2, comment: 'Late', isStandby: false });
    const confirmation = { did: 'joined', participantId: String(response?.id), isWayBack: true };
    const shown = await get(page(), { cookie: cookiesOf(answer) });
    expect(shown.json()).toMatchObject({ confirmation });
    expect(shown.headers['cache-control']).toBe('no-store');
    expect(shown.cookies).toMatchObject([{ name: 'quorum_confirmation', value: '' }]);
    expect((await get(page())).json()).toMatchObject({ confirmation: null });
  });

  it('gives the browser a secret and the token, out of reach of scripts and of other sites', async () => {
    const { answer, id } = await joined();
    const hidden = { httpOnly: true, sameSite: 'Strict', path: '/' };
    expect(answer.cookies).toMatchObject([
      { name: 'quorum_visitor', ...hidden },
      { name: 'quorum_confirmation', ...hidden, maxAge: 60 },
    ]);
    const { responseToken } = confirmationOf(answer) as { responseToken: string };
    const change = { comment: 'By token', responseToken };
    const changed = await server.rest('PUT', `/api/events/${event.urlHash}/participants/${id}`, change);
    expect(changed.statusCode).toBe(200);
  });

  it('says about no other event that somebody has joined it', async () => {
    const { cookie } = await joined();
    const other = await anEvent(server);
    const shown = await get(`/events/${other.urlHash}`, { cookie });
    expect(shown.json()).toMatchObject({ confirmation: null });
    expect(shown.cookies).toEqual([]);
  });

  it('needs no way back where an address was left', async () => {
    const { answer } = await joined({ email: 'vera@example.com' });
    expect(confirmationOf(answer)).toMatchObject({ isWayBack: false });
  });

  it('joins once when it is sent twice, also at the same moment', async () => {
    const { key } = (await get(join())).json<{ key: string }>();
    const fields = { name: 'Vera', key };
    const answers = [...(await Promise.all([post(join(), fields), post(join(), fields)])), await post(join(), fields)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
    expect(await participants()).toHaveLength(1);
    expect(new Set(answers.map((answer) => JSON.stringify(confirmationOf(answer)))).size).toBe(1);
    // with other words it is a change of what was joined
    const changed = await post(join(), { ...fields, comment: 'Late' });
    expect([changed.statusCode, changed.headers.location]).toEqual([303, join()]);
    expect(await participants()).toHaveLength(1);
  });

  it('joins once from two tabs of one browser, also at the same moment: the other one edits, with what was typed', async () => {
    const opened = await get(join());
    const cookie = cookiesOf(opened);
    expect(opened.cookies).toMatchObject([{ name: 'quorum_visitor', httpOnly: true, sameSite: 'Strict' }]);
    const { key } = opened.json<{ key: string }>();
    const other = await get(join(), { cookie });
    expect(other.cookies).toEqual([]);
    const fields = { name: 'Vera', comment: 'Other', key: other.json<{ key: string }>().key };
    const answers = await Promise.all([
      post(join(), { name: 'Vera', comment: 'One', key }, { cookie }),
      post(join(), fields, { cookie }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 409]);
    const [response, ...more] = await participants();
    expect(more).toEqual([]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ form: 'edit', isElsewhere: true, response: { id: response?.id } });
  });

  it('keeps other words for a form that has joined already', async () => {
    const { key } = (await get(join())).json<{ key: string }>();
    const { cookie } = await joined({ key });
    const fields = { name: 'Vera', comment: 'Late', email: 'vera@example.com', key };
    const answer = await post(join(), fields, { cookie });
    expect(answer.json()).toMatchObject({ form: 'edit', isElsewhere: true, fields });
    expect(await participants()).toHaveLength(1);
  });

  it('takes responses of two people with browsers of their own', async () => {
    for (const name of ['Vera', 'Ben']) {
      const cookie = cookiesOf(await get(join()));
      expect((await post(join(), { name }, { cookie })).statusCode).toBe(303);
    }
    expect(await participants()).toHaveLength(2);
  });

  it('is the form to edit for a browser that has responded', async () => {
    const { cookie, id } = await joined();
    const answer = await get(join(), { cookie });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, editOf(id)]);
  });

  it.each([
    [{ name: ' ' }, 'Name is required', ['name']],
    [{ name: 'Vera', email: 'nowhere' }, 'Please enter a valid email address', ['email']],
    [{ name: 'Vera', guests: '3' }, 'You can bring at most 2 guests', ['guests']],
  ])('refuses %j in words, and keeps what was typed', async (fields, message, at) => {
    const key = `a-key-of-${event.urlHash}`;
    const answer = await post(join(), { ...fields, key });
    expect(answer.statusCode).toBe(400);
    const refusal = { code: 'BAD_USER_INPUT', message, fields: at };
    expect(answer.json()).toMatchObject({ form: 'join', fields, refusal, key });
    expect(await participants()).toEqual([]);
    // what was refused may be sent again by the same key
    expect((await post(join(), { name: 'Vera', key })).statusCode).toBe(303);
  });

  it('counts with all other joins, and says when it may be sent again', async () => {
    await useUp(server, 'joinsOfEvent', event.urlHash);
    const answer = await post(join(), { name: 'Vera' });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json()).toMatchObject({ fields: { name: 'Vera' }, refusal: { code: 'RATE_LIMITED' } });
  });

  it('is there for a private event by its address, and not for a hidden one or none', async () => {
    const open = async ({ urlHash }: { urlHash: string }) => (await get(`/events/${urlHash}/join`)).statusCode;
    const secret = await anEvent(server, { isPrivate: true });
    expect(await open(secret)).toBe(200);
    expect((await post(`/events/${secret.urlHash}/join`, { name: 'Vera' })).statusCode).toBe(303);
    const hide = 'mutation ($urlHash: String!) { hideEvent(urlHash: $urlHash, hidden: true) }';
    await server.graphql(hide, { urlHash: event.urlHash }, { as: 'olga' });
    expect(await open(event)).toBe(404);
    expect((await post(join(), { name: 'Vera' })).statusCode).toBe(404);
    expect(await open({ urlHash: 'AAAAAAAAAAAAAAAAAAAAAA' })).toBe(404);
  });
});

it('shows what was joined on the lists at once', async () => {
  const list = async () => (await server.rest('GET', '/api/events')).body;
  expect(await list()).not.toContain('Just now');
  await post(join(), { name: 'Just now' });
  expect(await list()).toContain('Just now');
});
