import { expect, test } from '@playwright/test';
import { untilAlive } from './support/alive.ts';
import { browsersAtTime } from './support/browsersAtTime.ts';
import { ACROSS, overflow, print } from './support/print.ts';
import { joinSeriesAs, markAs, publishAs, readAs } from './support/publishAs.ts';
import { signIn } from './support/signIn.ts';
import { withTwoServers } from './support/twoServers.ts';
import { dateOf, FIRST, iso, olga, PLACE, TITLE, ZONE } from './support/weeklyGame.ts';

// A sheet to take along to a weekly game that many come to.

/** With the longest name that one sees now and then. */
const NAMES = ['Maximiliane Freifrau von Hohenstaufen-Wittgenstein'].concat(
  Array.from({ length: 44 }, (_, place) => `Regular ${String(place + 2).padStart(2, '0')}`),
);

/** When the sheet is printed: after the seventh date. */
const PRINTED = dateOf(6).plus({ hours: 12 });

// they are closed before the servers that they ask
const browsers = browsersAtTime(PRINTED);
const game = withTwoServers(iso(FIRST.minus({ days: 1 })));

interface Series {
  next: { urlHash: string };
}
const nextOf = async (series: string): Promise<string> =>
  ((await (await game.rest.get(`/api${series}`)).json()) as Series).next.urlHash;

/** Seven dates that are over, and one to come. Of six people one was missing at each of the first six. */
const playSevenWeeks = async (series: string) => {
  for (let week = 0; week < 7; week += 1) {
    const urlHash = await nextOf(series);
    await game.servers.at(iso(dateOf(week).plus({ minutes: 30 })));
    const { participants } = await readAs(game.rest, olga, urlHash);
    for (const [place, { id }] of participants.slice(0, 6).entries())
      await markAs(game.rest, olga, urlHash, { id, attended: place !== week });
    await game.servers.at(iso(dateOf(week).plus({ hours: 12 })), 'continueSeries');
  }
};

test('a series prints who came when for its organiser, forty-five people by twelve dates', async ({ browser }) => {
  test.slow();
  const urlHash = await publishAs(game.rest, olga, {
    title: TITLE,
    location: PLACE,
    date: iso(FIRST),
    endTime: iso(FIRST.plus({ hours: 2 })),
    timezone: ZONE,
    participantThreshold: 6,
    eventTypeId: 2,
    isRecurring: true,
    recurrenceFrequency: 'weekly',
  });
  const { seriesHash } = (await (await game.rest.get(`/api/events/${urlHash}`)).json()) as { seriesHash: string };
  const series = `/series/${seriesHash}`;
  for (const [place, name] of NAMES.entries())
    await joinSeriesAs(game.rest, { name, email: `regular.${place}@example.com` }, seriesHash, {});
  await playSevenWeeks(series);

  const page = await browsers.open(browser, game.servers.addresses[0]);
  await page.goto(series);
  await untilAlive(page);
  await signIn(page, olga);
  const list = page.getByRole('region', { name: 'How often people came' });
  await expect(list.getByRole('listitem').first()).toContainText(/^Maximiliane.*came 6 of 7$/);

  const [table] = await Promise.all([
    page.waitForEvent('download'),
    list.getByRole('button', { name: 'Who Came When (CSV)' }).click(),
  ]);
  expect(table.suggestedFilename()).toBe('attendance.csv');

  await print(page, ACROSS);
  await expect(page.getByRole('columnheader')).toHaveCount(2 + 12);
  for (const name of NAMES) await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
  await expect(page.locator('main button:visible')).toHaveCount(0);
  const row = page.getByRole('row', { name: /^Regular 02/ });
  // from the second date on, which they missed; of the dates to come one is made
  await expect(row.getByRole('cell')).toHaveText([
    '6 of 7',
    '–',
    '✓',
    '✓',
    '✓',
    '✓',
    '✓',
    ...Array<string>(6).fill(''),
  ]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  // with the size that the page asks for
  const sheet = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
  const boxes = [...sheet.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)].map(([, width, height]) => [
    Number(width),
    Number(height),
  ]);
  expect(boxes.length).toBeGreaterThan(0);
  expect(boxes.length).toBeLessThanOrEqual(2);
  for (const [width, height] of boxes) expect(width).toBeGreaterThan(height ?? 0);
});
