import type { APIRequestContext } from '@playwright/test';

/** The subjects of all mails to an address, as the mailbox of local mode has them. */
export const mailsTo = async (request: APIRequestContext, address: string): Promise<string[]> => {
  const page = await (await request.get('/mailbox')).text();
  const ids = [...page.matchAll(/href="\/mailbox\/(\d+)"/g)].map(([, id]) => id);
  const mails = await Promise.all(ids.map(async (id) => (await request.get(`/mailbox/${id}`)).text()));
  return mails
    .filter((mail) => new RegExp(`<dt>To</dt>\\s*<dd>${address}</dd>`).test(mail))
    .map((mail) => /<h1>(.*?)<\/h1>/.exec(mail)?.[1] ?? '');
};
