import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse } from '../../support/builders.ts';
import type { TestServer } from '../../support/testServer.ts';
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

const PLAIN_YES = { likelihood: 1, guests: 0, minParticipants: null, isStandby: false };

const { get, post, page, join, editOf, removeOf, participants, joined } = formBrowser(
  () => server,
  () => event,
);

describe('the form to edit', () => {
  it('shows a response to its owner alone: by the cookie of the browser, or by its token', async () => {
    const { cookie, id, answer } = await joined({ comment: 'Late' });
    const { responseToken } = confirmationOf(answer) as { responseToken: string };
    const response = { id, name: 'Vera', comment: 'Late', likelihood: 1 };
    expect((await get(editOf(id), { cookie })).json()).toMatchObject({ form: 'edit', response, responseToken: null });
    expect((await get(`${editOf(id)}?token=${responseToken}`)).json()).toMatchObject({ response, responseToken });
    for (const [url, status] of [
      [editOf(id), 403],
      [`${editOf(id)}?token=${'x'.repeat(43)}`, 403],
      [editOf(id + 1_000), 404],
      [removeOf(id), 403],
    ] as const) {
      const refused = await get(url);
      expect([refused.statusCode, refused.json()]).toMatchObject([status, { form: 'refused', response: null }]);
    }
  });

  it('opens to neither the cookie nor the token of a response that a person has adopted', async () => {
    const { cookie, id, answer } = await joined();
    const { responseToken = '' } = confirmationOf(answer) as { responseToken?: string };
    const adopted = await server.graphql('mutation { adoptResponses }', {}, { as: 'vera', headers: { cookie } });
    expect(adopted.data).toEqual({ adoptResponses: 1 });
    for (const url of [editOf(id), removeOf(id)]) {
      const refused = [
        await get(url, { cookie }),
        await get(`${url}?token=${responseToken}`, { cookie }),
        await post(url, { name: 'Mallory', token: responseToken }, { cookie }),
      ];
      expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    }
    expect(await participants()).toMatchObject([{ name: 'Vera' }]);
  });

  it('shows the name to its owner where the guest list is hidden', async () => {
    event = await anEvent(server, { isGuestListHidden: true });
    const { cookie, id } = await joined();
    expect((await get(editOf(id), { cookie })).json()).toMatchObject({ response: { name: 'Vera' } });
  });

  it('changes a response, by the cookie or by the token in it', async () => {
    const { cookie, id, answer } = await joined();
    const { responseToken } = confirmationOf(answer) as { responseToken: string };
    const byCookie = await post(editOf(id), { name: 'Vera', joinType: 'no', isStandby: 'on' }, { cookie });
    expect([byCookie.statusCode, byCookie.headers.location]).toEqual([303, page()]);
    expect(confirmationOf(byCookie)).toMatchObject({ did: 'updated', participantId: String(id), responseToken: null });
    expect(await participants()).toMatchObject([{ likelihood: 0, isStandby: true, status: 'STANDBY' }]);
    const byToken = await post(editOf(id), { name: 'Vera B.', token: responseToken });
    expect(confirmationOf(byToken)).toMatchObject({ did: 'updated', responseToken });
    expect(await participants()).toMatchObject([{ name: 'Vera B.', likelihood: 1, isStandby: false }]);
  });

  it('leaves what was changed elsewhere since it was opened', async () => {
    const { cookie, id } = await joined({ comment: 'Late' });
    const opened = JSON.stringify({ ...PLAIN_YES, name: 'Vera', comment: 'Late' });
    const form = { name: 'Vera', joinType: 'yes', guests: '0', minParticipants: '', comment: 'Late', opened };
    expect((await post(editOf(id), { ...form, guests: '2' }, { cookie })).statusCode).toBe(303);
    expect((await post(editOf(id), { ...form, name: 'Vera B.' }, { cookie })).statusCode).toBe(303);
    expect(await participants()).toMatchObject([{ name: 'Vera B.', guests: 2, comment: 'Late' }]);
  });

  it('says what is refused, and keeps what was typed', async () => {
    event = await anEvent(server, { maxGuests: 2, participantThreshold: 2, capacity: 3 });
    await aResponse(server, event, { name: 'Tom', guests: 1 });
    await post(join(), { name: 'Vera' }).then(async (answer) => {
      const cookie = cookiesOf(answer);
      const { participantId } = confirmationOf(answer) as { participantId: string };
      for (const [fields, status] of [
        [{ name: '' }, 400],
        [{ name: 'Vera', guests: '1' }, 409],
      ] as const) {
        const refused = await post(editOf(participantId), fields, { cookie });
        expect([refused.statusCode, refused.json()]).toMatchObject([status, { form: 'edit', fields }]);
      }
    });
  });

  it('is refused to others', async () => {
    const { id } = await joined();
    expect((await post(editOf(id), { name: 'Mallory' })).statusCode).toBe(403);
    expect(await participants()).toMatchObject([{ name: 'Vera' }]);
  });
});

describe('the form to remove', () => {
  it('asks first, and then removes', async () => {
    const { cookie, id } = await joined();
    expect((await get(removeOf(id), { cookie })).json()).toMatchObject({ form: 'remove', response: { name: 'Vera' } });
    expect(await participants()).toHaveLength(1);
    const answer = await post(removeOf(id), {}, { cookie });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, page()]);
    expect(confirmationOf(answer)).toMatchObject({ did: 'removed', participantId: String(id) });
    expect(await participants()).toEqual([]);
    expect((await get(removeOf(id), { cookie })).statusCode).toBe(404);
  });

  it('is refused to others', async () => {
    const { id } = await joined();
    expect((await post(removeOf(id), {})).statusCode).toBe(403);
    expect(await participants()).toHaveLength(1);
  });
});
