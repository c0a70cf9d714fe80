import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { inDays, signIn } from './organiser.mjs';

const PAGE = path.resolve(import.meta.dirname, '../club-website/index.html');
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/** @param {import('./Scene.mjs').Scene} scene */
export const clubWebsite = async (scene) => {
  const ada = await signIn(scene, 'Ada');
  const later = await ada.publish({ title: 'Rowing <b>eight</b>', date: inDays(9), participantThreshold: 9 });
  const next = await ada.publish({ title: 'Chess in the park', date: inDays(2), participantThreshold: 4 });
  await ada.publish({ title: 'Committee meeting', isPrivate: true });
  const site = await scene.serve((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    response.setHeader('content-type', 'text/html');
    response.end(readFileSync(PAGE, 'utf8').replaceAll('http://localhost:4000', scene.address));
  });

  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ARGS });
  scene.atEnd(() => browser.close());
  const page = await browser.newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on(
    'console',
    (message) =>
      message.type() === 'error' && !message.location().url.endsWith('/favicon.ico') && complaints.push(message.text()),
  );
  await page.goto(site);
  const frame = page.frameLocator('#next iframe');
  await frame.getByText('0 of 4 are in · 4 more needed').waitFor();
  await frame.getByText('Chess in the park').waitFor();
  const links = page.locator('#games a');
  assert.deepEqual(await links.allTextContents(), ['Chess in the park', 'Rowing <b>eight</b>']);
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  assert.deepEqual(
    hrefs,
    [next, later].map((urlHash) => `${scene.address}/events/${urlHash}`),
  );
  assert.deepEqual(await page.locator('#games li').count(), 2);

  // and goes on in a tab of Quorum's
  const opened = page.waitForEvent('popup');
  await frame.getByRole('link', { name: 'Join Event' }).click();
  await (await opened).getByRole('heading', { name: 'Chess in the park', level: 1 }).waitFor();
  assert.deepEqual(complaints, []);
  await browser.close();
};
