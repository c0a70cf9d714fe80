import { expect, it } from '@jest/globals';
import { shareLinks } from '../../../src/features/share/shareLinks.ts';
import { invitationTo } from '../../../src/features/share/invitationTo.ts';

it("shares the address, with 'Join our event!' where the target takes a text", () => {
  const address = 'https://quorum.example/events/a-b_c';
  const { facebook, twitter, sms } = shareLinks(address, invitationTo('event'));
  expect(new URL(facebook).searchParams.get('u')).toBe(address);
  expect(new URL(twitter).searchParams.get('url')).toBe(address);
  expect(new URL(twitter).searchParams.get('text')).toBe('Join our event!');
  expect(new URLSearchParams(sms.slice(sms.indexOf('?'))).get('body')).toBe(`Join our event! ${address}`);
});
