import { devices, expect, type Page, test } from '@playwright/test';
import type { DateTime } from 'luxon';
import { choose } from './support/controls.ts';
import { browsersAtTime } from './support/browsersAtTime.ts';
import { mailsTo } from './support/mailsTo.ts';
import { joinSeriesAs, markAs, readAs } from './support/publishAs.ts';
import { signIn } from './support/signIn.ts';
import { withTwoServers } from './support/twoServers.ts';
import {
  aPerson,
  checkIn,
  dateOf,
  FIRST,
  iso,
  manage,
  NOW,
  olga,
  open,
  openNextDate,
  PLACE,
  regularsOn,
  shownCode,
  TITLE,
} from './support/weeklyGame.ts';

// A month of a weekly game, as those live through it who organise it, who are in every time, and who come now and then.

const uli = aPerson('Uli Helps');
const rita = aPerson('Rita');
const mo = aPerson('Mo');

// they are closed before the servers that they ask
const browsers = browsersAtTime(NOW);
const game = withTwoServers(iso(NOW));

/** Sets the clocks of the servers and of every browser. */
const setTime = (to: DateTime, job?: string) => Promise.all([game.servers.at(iso(to), job), browsers.setTime(to)]);

const createGame = async (page: Page) => {
  await open(page, '/about');
  await signIn(page, olga);
  await page.goto('/create');
  await page.getByLabel('Title').fill(TITLE);
  await choose(page, 'Event Type', 'Soccer');
  await page.getByLabel('Date & Time').fill(FIRST.toFormat("yyyy-MM-dd'T'HH:mm"));
  await page.getByLabel('Location').fill(PLACE);
  await page.getByLabel('Participant Threshold').fill('6');
  await page.getByRole('radiogroup', { name: 'Recurring Event' }).getByRole('radio', { name: 'Yes' }).check();
  await choose(page, 'Recurrence Frequency', 'Weekly');
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page).toHaveURL('/');
};

const joins = async (urlHash: string, ...names: string[]) => {
  for (const name of names) {
    const { email } = aPerson(name);
    await expect(
      await game.rest.post(`/api/events/${urlHash}/join`, { data: { name, email, likelihood: 1 } }),
    ).toBeOK();
  }
};

/** Who came to a date and who did not, as its organiser notes it. */
const notes = async (urlHash: string, marks: Record<string, boolean>) => {
  const { participants } = await readAs(game.rest, olga, urlHash);
  for (const { id, name } of participants) {
    const attended = marks[name];
    if (attended !== undefined) await markAs(game.rest, olga, urlHash, { id, attended });
  }
};

const saidOn = async (urlHash: string) => {
  const { participants } = (await (await game.rest.get(`/api/events/${urlHash}`)).json()) as {
    participants: { name: string; status: string }[];
  };
  return participants.map(({ name, status }) => `${name} ${status}`);
};

test('a weekly game is played for four weeks', async ({ browser }) => {
  test.slow(); // a month is one story
  const [one, other] = game.servers.addresses;
  const organiser = await browsers.open(browser, one);
  const phone = devices['Pixel 7'];
  let series = '';
  let date = '';

  await test.step('its organiser makes it, and copies the address of the series, once for all', async () => {
    await createGame(organiser);
    await organiser.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await organiser.getByRole('link', { name: 'View event' }).click();
    await organiser.getByRole('link', { name: 'All dates and regulars' }).click();
    await organiser.getByRole('button', { name: 'Copy Link' }).click();
    await expect(organiser.getByText('Link Copied', { exact: true })).toBeVisible();
    const copied = await organiser.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/\/series\/[\w-]{22}$/);
    series = new URL(copied).pathname;
  });

  const nells = await browsers.open(browser, other, phone);
  const mos = await browsers.open(browser, one, phone);
  await test.step('three people are in every time by it, one of them maybe, one of them without an account', async () => {
    await joinSeriesAs(game.rest, rita, series.split('/')[2] ?? '', {});

    await open(mos, series);
    await signIn(mos, mo);
    const join = mos.getByRole('region', { name: 'I’m in every time' });
    await expect(join.getByLabel('Name')).toHaveValue(mo.name);
    await join.getByRole('radio', { name: 'Maybe' }).check();
    await join.getByRole('slider', { name: 'Likelihood' }).fill('0.6');
    await join.getByRole('button', { name: 'I’m in every time' }).click();
    await expect(regularsOn(mos)).toHaveText(['Rita · yes', 'Mo · maybe, 60%']);

    await open(nells, series);
    const joinToo = nells.getByRole('region', { name: 'I’m in every time' });
    await joinToo.getByLabel('Name').fill('Nell');
    await joinToo.getByRole('button', { name: 'I’m in every time' }).click();
    await expect(regularsOn(nells)).toHaveText(['Rita · yes', 'Mo · maybe, 60%', 'Nell · yes']);
  });

  const anns = await browsers.open(browser, other, phone);
  await test.step('five others come to the first date by it', async () => {
    date = await openNextDate(anns, series);
    await anns.getByRole('button', { name: 'Join Event' }).click();
    const dialog = anns.getByRole('dialog', { name: 'Join Event' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ann');
    await dialog.getByRole('textbox', { name: 'Email' }).fill(aPerson('Ann').email);
    await dialog.getByRole('button', { name: 'Join Event' }).click();
    await expect(dialog).toBeHidden();
    await joins(date, 'Ben', 'Cem', 'Dora', 'Eve');
    expect(await saidOn(date)).toHaveLength(8);
  });

  await test.step('a message of the organiser is read on the page of the event', async () => {
    await manage(organiser, date);
    await organiser.getByRole('button', { name: 'Write a Message' }).click();
    const dialog = organiser.getByRole('dialog', { name: 'Write a Message' });
    await expect(dialog.getByText('8 people can read it; 7 left an address or a number.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Pitch 3 this time');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(organiser.getByRole('region', { name: 'Sent messages' })).toContainText('Pitch 3 this time');
    await anns.reload();
    await expect(anns.getByRole('region', { name: 'News from the organiser' })).toContainText('Pitch 3 this time');
  });

  await test.step('nine are checked in: three by their codes, five by their names, one who had said nothing', async () => {
    await setTime(dateOf(0).minus({ minutes: 5 }));
    await manage(organiser, date);
    await checkIn(organiser, {
      Ann: await shownCode(anns, date),
      Nell: await shownCode(nells, date),
      Mo: await shownCode(mos, date),
      Rita: 'rit',
      Ben: 'ben',
      Cem: 'cem',
      Dora: 'dor',
      Eve: 'eve',
    });
    const dialog = organiser.getByRole('dialog', { name: 'Check In' });
    await dialog.getByRole('searchbox').fill('Walter');
    await dialog.getByRole('button', { name: 'Add “Walter” and Check In' }).click();
    await expect(organiser.getByText(/ · 9 came$/)).toBeAttached();
    await Promise.all([browsers.close(anns), browsers.close(mos)]);
  });

  await test.step('the same address shows the second date, which one regular declines by itself', async () => {
    await setTime(dateOf(0).plus({ hours: 12 }), 'continueSeries');
    const first = date;
    date = await openNextDate(nells, series);
    expect(date).not.toBe(first);
    expect(await saidOn(date)).toEqual(['Rita GOING', 'Mo MAYBE', 'Nell GOING']);
    await nells.getByRole('button', { name: 'Edit Response' }).click();
    const dialog = nells.getByRole('dialog', { name: 'Edit Response' });
    await dialog.getByRole('radio', { name: 'No', exact: true }).check();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog).toBeHidden();
    expect(await saidOn(date)).toEqual(['Rita GOING', 'Mo MAYBE', 'Nell DECLINED']);
    await joins(date, 'Ann', 'Ben');
  });

  const ulis = await browsers.open(browser, other, phone);
  await test.step('somebody accepts the invitation to organise it, too', async () => {
    await open(organiser, `/events/${date}`);
    await organiser.getByRole('button', { name: 'Co-organisers' }).click();
    const dialog = organiser.getByRole('dialog', { name: 'Co-organisers' });
    await dialog.getByRole('button', { name: 'Create an invitation link' }).click();
    const link = new URL(await dialog.getByRole('textbox', { name: 'Invitation link' }).inputValue());
    await open(ulis, link.pathname + link.hash);
    await signIn(ulis, uli);
    await ulis.getByRole('button', { name: 'Organise Together' }).click();
    await expect(ulis).toHaveURL(`/events/${date}`);
    await expect(ulis.getByText(`Together with ${uli.name}`)).toBeVisible();
  });

  await test.step('and checks people in at the second date', async () => {
    await setTime(dateOf(1).plus({ minutes: 10 }));
    await manage(ulis, date);
    const { participants } = await readAs(game.rest, rita, date);
    await checkIn(ulis, {
      Rita: participants.find(({ name }) => name === rita.name)?.checkInCode ?? '',
      Mo: 'mo',
      Ann: 'ann',
    });
    await ulis.keyboard.press('Escape');
    await ulis.getByRole('button', { name: 'More about Ben' }).click();
    await ulis.getByRole('dialog', { name: 'Ben' }).getByRole('button', { name: 'Mark as Not There' }).click();
    await expect(ulis.getByText('Did not come')).toBeVisible();
    await expect(ulis.getByText(/ · 3 came$/)).toBeVisible();
  });

  await test.step('the third week goes as the others', async () => {
    await setTime(dateOf(1).plus({ hours: 12 }), 'continueSeries');
    date = await openNextDate(nells, series);
    expect(await saidOn(date)).toEqual(['Rita GOING', 'Mo MAYBE', 'Nell GOING']);
    await joins(date, 'Cem');
    await setTime(dateOf(2).plus({ minutes: 10 }));
    await notes(date, { Rita: true, Mo: false, Nell: true, Cem: true });
  });

  await test.step('the fourth, too, and those who help still do', async () => {
    await setTime(dateOf(2).plus({ hours: 12 }), 'continueSeries');
    date = await openNextDate(ulis, series);
    await joins(date, 'Eve');
    await setTime(dateOf(3).plus({ minutes: 10 }));
    await notes(date, { Rita: true, Mo: true, Nell: true });
    await manage(ulis, date);
    await checkIn(ulis, { Eve: 'eve' });
    await expect(ulis.getByText(/ · 4 came$/)).toBeAttached();
  });

  await test.step('a regular was told of each date once', async () => {
    const about = (week: number) => `“${TITLE}”, ${dateOf(week).toFormat('ccc d LLL')}`;
    await expect
      .poll(async () => (await mailsTo(game.rest, rita.email)).filter((subject) => subject.startsWith('The next date')))
      .toHaveLength(3);
    const subjects = (await mailsTo(game.rest, rita.email)).toSorted();
    expect(subjects.filter((subject) => subject.includes('regular'))).toHaveLength(1);
    for (const week of [1, 2, 3]) expect(subjects.filter((one) => one.includes(about(week)))).toHaveLength(1);
  });

  await test.step('the page of the series says to its organiser how often each came', async () => {
    await open(organiser, series);
    const list = organiser.getByRole('region', { name: 'How often people came' });
    await expect(list.getByRole('listitem')).toHaveText([
      /^RitaRegular.*came 4 of 4$/,
      /^MoRegular.*came 3 of 4$/,
      /^NellRegular.*came 3 of 4$/,
      /^Eve.*came 2 of 4$/,
      /^Cem.*came 2 of 3$/,
      /^Ann.*came 2 of 3$/,
      /^Ben.*came 1 of 3$/,
      /^Dora.*came 1 of 3$/,
      /^Walter.*came 1 of 3$/,
    ]);
    await open(nells, series);
    await expect(regularsOn(nells)).toHaveCount(3);
    await expect(nells.getByRole('region', { name: 'How often people came' })).toHaveCount(0);
  });

  await test.step('the table of the month says who came when', async () => {
    await manage(organiser, date);
    const [file] = await Promise.all([
      organiser.waitForEvent('download'),
      organiser.getByRole('button', { name: 'Who Came When (CSV)' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('attendance.csv');
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const days = [0, 1, 2, 3].map((week) => dateOf(week).toFormat('yyyy-MM-dd HH:mm'));
    expect(Buffer.concat(chunks).toString('utf8').split('\r\n')).toEqual([
      `\uFEFFName,Email,Came,${days.join(',')}`,
      'Ann,ann@example.com,2,yes,yes,,',
      'Ben,ben@example.com,1,yes,no,,',
      'Cem,cem@example.com,2,yes,,yes,',
      'Dora,dora@example.com,1,yes,,,',
      'Eve,eve@example.com,2,yes,,,yes',
      'Mo,mo@example.com,3,yes,yes,no,yes',
      'Nell,,3,yes,Declined,yes,yes',
      'Rita,rita@example.com,4,yes,yes,yes,yes',
      'Walter,,1,yes,,,',
      '',
    ]);
  });
});
