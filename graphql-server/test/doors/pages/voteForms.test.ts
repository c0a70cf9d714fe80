import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { voteOpenedWith } from '@quorum/domain/poll/voteForm';
import type { PollView } from '../../../src/doors/presenters/presentPoll.ts';
import { PollWorld } from '../../polls/PollWorld.ts';
import type { TestServer } from '../../support/testServer.ts';
import { useUp } from '../../support/useUp.ts';
import { confirmationOf, cookiesOf, formBrowser, startWithForms } from './formBrowser.ts';

let server: TestServer;
let world: PollWorld;
let poll: PollView;

beforeAll(async () => {
  server = await startWithForms();
  world = new PollWorld(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  // of no date enough people are in
  poll = await world.open({ participantThreshold: 9 });
});

const { get, post } = formBrowser(
  () => server,
  () => {
    throw new Error('These forms are of polls');
  },
);

type Fields = Record<string, string>;

const page = () => `/polls/${poll.urlHash}`;
const vote = () => `${page()}/vote`;
const editOf = (id: number | string) => `${page()}/votes/${id}/edit`;
const [first, second] = [0, 1].map((place) => () => String(poll.options[place]?.id));
const said = (one: string, other?: string): Fields => ({
  [`vote-${first?.()}`]: one,
  ...(other !== undefined && { [`vote-${second?.()}`]: other }),
});
const voters = async () =>
  ((await world.read(poll))?.voters ?? []).map(({ id, name, comment, likelihoods }) => ({
    id,
    name,
    comment,
    likelihoods,
  }));
const voted = async (fields: Fields = said('yes', 'no')) => {
  const answer = await post(vote(), { name: 'Vera', ...fields });
  const { voterId, responseToken } = confirmationOf(answer) as { voterId: string; responseToken: string };
  return { answer, id: voterId, responseToken, cookie: cookiesOf(answer) };
};

describe('the form of a poll', () => {
  it('votes with all that it says, and leads back to the poll, which says so once', async () => {
    const fields = { ...said('yes', 'maybe'), [`likelihood-${second?.()}`]: '0.3', name: 'Vera', comment: 'Late' };
    const answer = await post(vote(), fields);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, page()]);
    const [voter, ...more] = await voters();
    expect(voter).toMatchObject({ name: 'Vera', comment: 'Late', likelihoods: [1, 0.3] });
    expect(more).toEqual([]);
    const likelihoods = { [String(first?.())]: 1, [String(second?.())]: 0.3 };
    const confirmation = { did: 'voted', voterId: String(voter?.id), name: 'Vera', likelihoods, isWayBack: true };
    const shown = await get(page(), { cookie: cookiesOf(answer) });
    expect(shown.json()).toMatchObject({ confirmation });
    expect(shown.headers['cache-control']).toBe('no-store');
    expect((await get(page())).json()).toMatchObject({ confirmation: null });
  });

  it('gives the browser a secret and the token, out of reach of scripts and of other sites', async () => {
    const { answer, id, responseToken } = await voted();
    const hidden = { httpOnly: true, sameSite: 'Strict', path: '/' };
    expect(answer.cookies).toMatchObject([
      { name: 'quorum_visitor', ...hidden },
      { name: 'quorum_confirmation', ...hidden, maxAge: 60 },
    ]);
    const voter = { id: Number(id) } as never;
    const change = { votes: world.votes(poll, [0]) };
    expect((await world.change(poll, { voter, responseToken }, change)).code).toBe('OK');
  });

  it('says no to all dates by one button', async () => {
    await post(vote(), { name: 'Vera', ...said('yes'), none: `${first?.()} ${second?.()}` });
    expect(await voters()).toMatchObject([{ likelihoods: [0, 0] }]);
  });

  it('votes once when it is sent twice, also at the same moment, though the page of a poll has no key', async () => {
    const cookie = cookiesOf(await get(page()));
    const send = (fields: Fields) => post(vote(), { ...said('yes'), ...fields }, { cookie });
    const vera = { name: 'Vera' };
    const answers = [...(await Promise.all([send(vera), send(vera)])), await send(vera)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
    expect(await voters()).toHaveLength(1);
    expect(new Set(answers.map((answer) => JSON.stringify(confirmationOf(answer)))).size).toBe(1);
    await send({ name: 'Ben' });
    expect(await voters()).toHaveLength(2);
  });

  it('gives its token to nobody else who says the same, from the same network too', async () => {
    const first = await voted();
    const others = [
      await voted(),
      await post(
        vote(),
        { name: 'Vera', ...said('yes', 'no') },
        {
          cookie: cookiesOf(await get(page())),
        },
      ),
    ];
    expect(await voters()).toHaveLength(3);
    expect(
      JSON.stringify(others.map((one) => ('answer' in one ? one.responseToken : confirmationOf(one)))),
    ).not.toContain(first.responseToken);
  });

  it('has a secret that a browser gets once, out of reach of scripts and of other sites', async () => {
    const opened = await get(page());
    expect(opened.cookies).toMatchObject([{ name: 'quorum_form', httpOnly: true, sameSite: 'Strict' }]);
    expect((await get(page(), { cookie: cookiesOf(opened) })).cookies).toEqual([]);
  });

  it('of its own page has a key, by which other words do not vote twice', async () => {
    const opened = await get(vote());
    expect(opened.json()).toMatchObject({ form: 'vote', urlHash: poll.urlHash, fields: null, refusal: null });
    expect(opened.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    // or its form would be taken for that of another site
    expect(opened.headers['referrer-policy']).toBe('strict-origin');
    const { key } = opened.json<{ key: string }>();
    expect(key).toMatch(/^[\w-]{43}$/);
    expect((await post(vote(), { name: 'Vera', ...said('yes'), key })).statusCode).toBe(303);
    const other = await post(vote(), { name: 'Vera', ...said('no'), key });
    expect([other.statusCode, other.headers.location]).toEqual([303, vote()]);
    expect(await voters()).toMatchObject([{ likelihoods: [1, null] }]);
  });

  it.each([
    [{ name: ' ' }, 'Name is required', ['name']],
    [{ name: 'Vera', email: 'nowhere' }, 'Please enter a valid email address', ['email']],
  ])('refuses %j in words, and keeps what was typed', async (typed, message, at) => {
    const fields = { ...typed, ...said('yes') };
    const answer = await post(vote(), fields);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      form: 'vote',
      fields,
      refusal: { code: 'BAD_USER_INPUT', message, fields: at },
    });
    expect(await voters()).toEqual([]);
    expect((await post(vote(), { ...fields, name: 'Vera', email: '' })).statusCode).toBe(303);
  });

  it('refuses a form in which no date was chosen', async () => {
    const answer = await post(vote(), { name: 'Vera' });
    expect(answer.json()).toMatchObject({ refusal: { message: 'Vote for at least one option' } });
  });

  it('counts with all other votes, and says when it may be sent again', async () => {
    await useUp(server, 'joinsOfEvent', poll.urlHash);
    const answer = await post(vote(), { name: 'Vera', ...said('yes') });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json()).toMatchObject({ fields: { name: 'Vera' }, refusal: { code: 'RATE_LIMITED' } });
    expect(await voters()).toEqual([]);
  });

  it('is taken by no poll that is closed, hidden or none', async () => {
    const fields = { name: 'Vera', ...said('yes') };
    const secret = await world.open({ isPrivate: true, participantThreshold: 9 });
    const ofSecret = { name: 'Vera', [`vote-${String(secret.options[0]?.id)}`]: 'yes' };
    expect((await post(`/polls/${secret.urlHash}/vote`, ofSecret)).statusCode).toBe(303);
    await world.manage('closePoll', poll);
    const closed = await post(vote(), fields);
    expect([closed.statusCode, closed.json()]).toMatchObject([409, { form: 'vote', fields }]);
    const hide = 'mutation ($urlHash: String!) { hidePoll(urlHash: $urlHash, hidden: true) }';
    await server.graphql(hide, { urlHash: poll.urlHash }, { as: 'olga' });
    expect((await post(vote(), fields)).statusCode).toBe(404);
    for (const urlHash of [poll.urlHash, 'AAAAAAAAAAAAAAAAAAAAAA', 'x'])
      expect([urlHash, (await get(`/polls/${urlHash}/vote`)).statusCode]).toEqual([urlHash, 404]);
  });
});

describe('votes of a browser that has voted', () => {
  it('change those: what is said, and nothing else', async () => {
    const { cookie, id } = await voted({ ...said('yes', 'no'), comment: 'Late' });
    const blank = { name: '', email: '', comment: '', ...said('maybe') };
    const answer = await post(vote(), blank, { cookie });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, page()]);
    const likelihoods = { [String(first?.())]: 0.5, [String(second?.())]: 0 };
    expect(confirmationOf(answer)).toMatchObject({ voterId: id, name: 'Vera', likelihoods, isWayBack: false });
    expect(await voters()).toMatchObject([{ name: 'Vera', comment: 'Late', likelihoods: [0.5, 0] }]);
  });

  it('are not changed by another name: that person is shown whose votes they would be', async () => {
    const { cookie, id } = await voted();
    const answer = await post(vote(), { name: 'Ben', ...said('no') }, { cookie });
    const vera = { id: Number(id), name: 'Vera' };
    expect(answer.json()).toMatchObject({ form: 'editVote', isElsewhere: true, fields: { name: 'Ben' }, vote: vera });
    expect(await voters()).toMatchObject([{ name: 'Vera', likelihoods: [1, 0] }]);
  });

  it('have a form of their own, for their owner alone: by the cookie of the browser, or by the token', async () => {
    const { cookie, id, responseToken } = await voted();
    const answer = await get(vote(), { cookie });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, editOf(id)]);
    const likelihoods = { [String(first?.())]: 1, [String(second?.())]: 0 };
    const shown = { id: Number(id), name: 'Vera', comment: '', likelihoods };
    expect((await get(editOf(id), { cookie })).json()).toMatchObject({ form: 'editVote', vote: shown });
    const byToken = await get(`${editOf(id)}?token=${responseToken}`);
    expect(byToken.json()).toMatchObject({ vote: shown, responseToken });
    for (const [url, status] of [
      [editOf(id), 403],
      [`${editOf(id)}?token=${'x'.repeat(43)}`, 403],
      [editOf(Number(id) + 1_000), 404],
    ] as const) {
      const refused = await get(url);
      expect([refused.statusCode, refused.json()]).toMatchObject([status, { form: 'refusedVote', vote: null }]);
    }
  });

  it('are changed by that form, which leaves what was changed elsewhere since it was opened', async () => {
    const { cookie, id, responseToken } = await voted();
    const opened = voteOpenedWith({
      name: 'Vera',
      comment: '',
      likelihoods: { [String(first?.())]: 1, [String(second?.())]: 0 },
    });
    const form = { name: 'Vera', comment: '', opened };
    const byCookie = await post(editOf(id), { ...form, ...said('yes', 'maybe') }, { cookie });
    expect([byCookie.statusCode, byCookie.headers.location]).toEqual([303, page()]);
    const byToken = await post(editOf(id), { ...form, name: 'Vera B.', ...said('yes', 'no'), token: responseToken });
    expect(confirmationOf(byToken)).toMatchObject({ responseToken, name: 'Vera B.' });
    expect(await voters()).toMatchObject([{ name: 'Vera B.', likelihoods: [1, 0.5] }]);
  });

  it('are refused to others, and say what is wrong with what was typed', async () => {
    const { cookie, id } = await voted();
    expect((await post(editOf(id), { name: 'Mallory', ...said('no') })).statusCode).toBe(403);
    const opened = voteOpenedWith({ name: 'Vera', comment: '', likelihoods: {} });
    const refused = await post(editOf(id), { name: '', opened, ...said('no') }, { cookie });
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { form: 'editVote', fields: { name: '' } }]);
    expect(await voters()).toMatchObject([{ name: 'Vera', likelihoods: [1, 0] }]);
  });

  it('open to neither the cookie nor the token where a person has adopted them', async () => {
    const { cookie, id, responseToken } = await voted();
    await server.graphql('mutation { adoptResponses }', {}, { as: 'vera', headers: { cookie } });
    const refused = [
      await get(editOf(id), { cookie }),
      await get(`${editOf(id)}?token=${responseToken}`, { cookie }),
      await post(editOf(id), { ...said('no'), token: responseToken }, { cookie }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  });
});

describe('a form on a page of another site', () => {
  it.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }])(
    'neither votes nor changes votes in the browser of a visitor: %j',
    async (headers) => {
      const { cookie, id } = await voted();
      for (const url of [vote(), editOf(id)])
        expect((await post(url, { name: 'Mallory', ...said('no') }, { cookie, ...headers })).statusCode).toBe(403);
      expect(await voters()).toMatchObject([{ name: 'Vera', likelihoods: [1, 0] }]);
    },
  );
});
