import { beforeEach, expect, it } from '@jest/globals';
import type { PollView } from '../../src/doors/presenters/presentPoll.ts';
import { confirmationOf, cookiesOf, formBrowser, startWithForms } from '../doors/pages/formBrowser.ts';
import { PollWorld } from '../polls/PollWorld.ts';
import { useServerOf } from '../support/useServer.ts';

const server = useServerOf(() => startWithForms({ SHARED_CACHE: '2' }));
let poll: PollView;
beforeEach(async () => {
  poll = await new PollWorld(server).open({ participantThreshold: 9 });
});

const { get, post } = formBrowser(
  () => server,
  () => {
    throw new Error('These forms are of polls');
  },
);

const page = () => `/polls/${poll.urlHash}`;
const fields = () => ({ name: 'Vera', [`vote-${String(poll.options[0]?.id)}`]: 'yes' });
const voters = async () => (await new PollWorld(server).read(poll))?.voters.length;

it('a page that a shared cache may have stored has no cookie; its form gets one, and votes once however often it is sent', async () => {
  expect((await get(page())).cookies).toEqual([]);
  const first = await post(`${page()}/vote`, fields());
  expect([first.statusCode, first.headers.location]).toEqual([307, `${page()}/vote?cookie`]);
  expect(first.cookies).toMatchObject([{ name: 'quorum_form', httpOnly: true }, { name: 'quorum_wrote' }]);
  expect(await voters()).toBe(0);
  // the browser sends it again by itself, and somebody presses twice
  const cookie = cookiesOf(first);
  const [voted, again] = await Promise.all([
    post(`${page()}/vote?cookie`, fields(), { cookie }),
    post(`${page()}/vote`, fields(), { cookie }),
  ]);
  expect([voted.statusCode, again.statusCode]).toEqual([303, 303]);
  expect(confirmationOf(again)).toEqual(confirmationOf(voted));
  expect(await voters()).toBe(1);
});

it('a browser that keeps no cookies votes all the same', async () => {
  const first = await post(`${page()}/vote`, fields());
  expect((await post(first.headers.location ?? '', fields())).statusCode).toBe(303);
  expect(await voters()).toBe(1);
});

it('the page of a private poll has its cookie as before', async () => {
  const hidden = await new PollWorld(server).open({ isPrivate: true });
  expect((await get(`/polls/${hidden.urlHash}`)).cookies).toMatchObject([{ name: 'quorum_form' }]);
});
