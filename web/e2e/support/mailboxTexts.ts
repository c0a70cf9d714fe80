import { expect, type APIRequestContext } from '@playwright/test';

interface Sent {
  channel: string;
  to: string;
  text: string;
}

/** The texts that were sent to a number, the last one first. */
export const textsTo = async (request: APIRequestContext, phone: string): Promise<string[]> => {
  const sent: Sent[] = await (await request.get('/mailbox', { headers: { accept: 'application/json' } })).json();
  return sent.filter(({ channel, to }) => channel === 'SMS' && to === phone).map(({ text }) => text);
};

/** The code that was sent to a number last. */
export const codeTo = async (request: APIRequestContext, phone: string): Promise<string> => {
  let text = '';
  await expect
    .poll(async () => {
      text = (await textsTo(request, phone))[0] ?? '';
      return text;
    })
    .toMatch(/^\d{6} is your Quorum code/);
  expect(text.trimEnd().split('\n').at(-1)).toMatch(/^@localhost #\d{6}$/);
  return text.slice(0, 6);
};
