import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from './support/axeFindings.ts';
import { inDays } from './support/inDays.ts';
import { deleteAs, publishAs } from './support/publishAs.ts';

const organiser = { name: 'Emil Embedded', email: 'emil@example.com' };
const EVENT = {
  title: 'Chess in the park',
  location: 'Under the plane trees',
  date: inDays(3),
  timezone: 'Europe/Berlin',
  participantThreshold: 4,
  eventTypeId: 10,
};

let club: Server;
test.afterEach(() => void club.close());

/** The page of a club, on a site of its own, which puts this into it. Browsers let no page of the internet reach this machine. */
const openClub = async (page: Page, markup: string): Promise<string> => {
  club = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><html lang="en"><title>Club</title><main><h1>Our club</h1>${markup}</main></html>`);
  }).listen(0, '127.0.0.1');
  await once(club, 'listening');
  const address = `http://127.0.0.1:${(club.address() as AddressInfo).port}/`;
  await page.goto(address);
  return address;
};

test('a club shows an event on its page by a line of script, in its colours, and people go on in a tab of ours', async ({
  page,
  request,
  baseURL,
}) => {
  const hash = await publishAs(request, organiser, EVENT);
  const origin = baseURL ?? '';
  const address = await openClub(
    page,
    `<script async src="${origin}/embed.js" data-event="${hash}" data-accent="8a1538"></script>`,
  );
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('0 of 4 are in · 4 more needed')).toBeVisible();
  // as high as what is in it
  const heights = async () => {
    const outer = await page.locator('iframe').evaluate((element) => element.clientHeight);
    return [
      outer,
      await frame.locator('html').evaluate((element) => Math.ceil(element.getBoundingClientRect().height)),
    ];
  };
  await expect.poll(async () => new Set(await heights()).size).toBe(1);
  const button = frame.getByRole('link', { name: 'Join Event' });
  await expect(button).toHaveCSS('background-color', 'rgb(138, 21, 56)');
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.context().cookies(origin)).toEqual([]);

  const opened = page.waitForEvent('popup');
  await button.click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { name: EVENT.title, level: 1 })).toBeVisible();
  expect(new URL(tab.url()).pathname).toBe(`/events/${hash}`);
  expect(page.url()).toBe(address);

  // and reads what everybody may read, by a script of its own
  const answer = await page.evaluate(async (url) => {
    const response = await fetch(url);
    return [((await response.json()) as { title: string }).title, response.headers.get('etag') !== null];
  }, `${origin}/api/events/${hash}`);
  expect(answer).toEqual([EVENT.title, true]);
});

test('what the page for developers says to paste shows the next events', async ({ page, request, baseURL }) => {
  const hash = await publishAs(request, organiser, { ...EVENT, title: 'Chess tomorrow morning', date: inDays(1) });
  const pasted = await readFile(new URL('../src/pages/developers/snippets/embed.html', import.meta.url), 'utf8');
  await openClub(page, pasted.replace('https://quorum.example.org', baseURL ?? ''));
  await expect(page.frameLocator('iframe').getByText('Chess tomorrow morning')).toBeVisible();
  // the first of all lists otherwise, for every test after this one
  await deleteAs(request, organiser, hash);
});
