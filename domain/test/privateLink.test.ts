import { describe, expect, it } from '@jest/globals';
import { privateLink, privateLinkIn } from '../src/privateLink.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz-0123456789_ABCDE';
const hashOf = (link: string) => new URL(link).hash;

describe('a private link', () => {
  it('is the address of a page, with a number and a token that no server is sent', () => {
    const link = privateLink('https://quorum.example.org/polls/abc', 17, TOKEN);
    expect(link).toBe(`https://quorum.example.org/polls/abc#response=17.${TOKEN}`);
    expect(privateLinkIn(hashOf(link))).toEqual({ id: '17', token: TOKEN, isToWithdraw: false });
  });

  it('says whether it withdraws', () => {
    const link = privateLink('https://quorum.example.org/events/abc', 17, TOKEN, 'withdraw');
    expect(privateLinkIn(hashOf(link))).toEqual({ id: '17', token: TOKEN, isToWithdraw: true });
  });

  // as they stand in mails that were sent
  it.each([
    [
      'to a response',
      `https://quorum.example.org/events/5Wdq0kq3TjyuFA2mGx3TbA#response=4711.${TOKEN}`,
      { id: '4711', token: TOKEN, isToWithdraw: false },
    ],
    [
      'to withdraw a response',
      `https://quorum.example.org/events/5Wdq0kq3TjyuFA2mGx3TbA#withdraw=4711.${TOKEN}`,
      { id: '4711', token: TOKEN, isToWithdraw: true },
    ],
    [
      'to votes',
      `https://quorum.example.org/polls/5Wdq0kq3TjyuFA2mGx3TbA#vote=4711.${TOKEN}`,
      { id: '4711', token: TOKEN, isToWithdraw: false },
    ],
  ])('is read as before %s', (_what, link, read) => expect(privateLinkIn(hashOf(link))).toEqual(read));

  it.each([
    '#response=',
    '#response=17',
    `#vote=17.${TOKEN}!`,
    `#response=17.${TOKEN.slice(1)}`,
    `#withdraw=.${TOKEN}`,
  ])('that has lost its end opens nothing: %s', (hash) =>
    expect(privateLinkIn(hash)).toMatchObject({ id: undefined, token: undefined }),
  );

  it.each(['', '#', '#top', '#responses', '#votes=1', `#other=17.${TOKEN}`])(
    'is not any end of an address: %s',
    (hash) => expect(privateLinkIn(hash)).toBeUndefined(),
  );
});
