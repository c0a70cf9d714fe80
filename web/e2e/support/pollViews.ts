import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { afternoonIn } from './inDays.ts';
import { openPollAs, pickDateAs } from './publishAs.ts';
import type { Person } from './signIn.ts';
import { choiceAt, switchAt, whoVotes } from './votingForm.ts';
import { h1, isDialog, press, type View } from './views.ts';

const TITLES = { open: 'Which evening for kayaks?', picked: 'The day of the regatta' };

type Hashes = Record<keyof typeof TITLES, string>;

/** A poll that takes votes, and one that has found its date, with what people said. */
export const publishPolls = async (request: APIRequestContext, organiser: Person): Promise<Hashes> => {
  const hashes: Partial<Hashes> = {};
  for (const [name, title] of Object.entries(TITLES)) {
    const { urlHash, options } = await openPollAs(request, organiser, {
      title,
      location: 'Landwehrkanal, Berlin',
      timezone: 'Asia/Tokyo',
      participantThreshold: 4,
      isPrivate: true,
      eventTypeId: 2,
      notes: 'Bring dry clothes.\nWe have life jackets in all sizes.',
      options: [9, 11, 12, 18, 25].map(afternoonIn),
    });
    for (const [place, voter] of ['Katja', 'Bartholomäus von und zu Hohenstein', 'Will'].entries()) {
      const votes = options.map(({ id }, column) => ({ optionId: id, likelihood: ((place + column) % 3) / 2 }));
      const data = { name: voter, comment: place === 0 ? 'Only after work' : '', votes };
      await expect(await request.post(`/api/polls/${urlHash}/votes`, { data })).toBeOK();
    }
    if (name === 'picked') await pickDateAs(request, organiser, urlHash, options[1]?.id);
    hashes[name as keyof Hashes] = urlHash;
  }
  return hashes as Hashes;
};

const openPoll = async (page: Page, urlHash: string, title: string) => {
  await page.goto(`/polls/${urlHash}`);
  await h1(page, title);
};

/** What a visitor sees of polls. */
export const pollViews = ({ open, picked }: Hashes): View[] => [
  { name: 'a poll', show: (page) => openPoll(page, open, TITLES.open) },
  { name: 'a poll that has found its date', show: (page) => openPoll(page, picked, TITLES.picked) },
  {
    name: 'the report of a poll',
    show: async (page) => {
      await openPoll(page, open, TITLES.open);
      await press(page, 'Report this poll');
      await isDialog(page, 'Report Poll');
    },
  },
  {
    name: 'who is voting',
    show: async (page) => {
      await openPoll(page, open, TITLES.open);
      await choiceAt(page, 0).check();
      const form = whoVotes(page);
      await form.getByText('Email and comment').click();
      await expect(form.getByRole('textbox', { name: 'Email' })).toBeVisible();
    },
  },
  {
    name: 'how likely one comes',
    show: async (page) => {
      await openPoll(page, open, TITLES.open);
      await choiceAt(page, 0, 'maybe').check();
      await expect(switchAt(page, 0).getByRole('combobox', { name: 'How likely are you to come?' })).toBeVisible();
    },
  },
  {
    name: 'the form of a poll alone',
    show: async (page) => {
      await page.goto(`/polls/${open}/vote`);
      await h1(page, 'Your votes');
    },
  },
  {
    name: 'a poll that somebody hands over',
    show: async (page) => {
      await page.goto(`/polls/${open}/take-over#of-no-use`);
      await h1(page, `Become the organiser of ${TITLES.open}?`);
    },
  },
  {
    name: 'no poll',
    show: async (page) => {
      await page.goto('/polls/AAAAAAAAAAAAAAAAAAAAAA');
      await h1(page, 'Poll not found');
    },
  },
];

/** What its organiser sees of polls. */
export const pollViewsOfOrganiser = ({ open, picked }: Hashes): View[] => [
  {
    name: 'a new poll with two dates',
    show: async (page) => {
      await page.goto('/polls/new');
      await page.getByRole('button', { name: 'Next month' }).click();
      for (const day of ['10', '12']) await page.locator(`[data-day$="-${day}"][aria-pressed="false"]`).click();
      await expect(page.getByRole('button', { name: 'Open Poll' })).toBeVisible();
    },
  },
  { name: "an organiser's poll", show: (page) => openPoll(page, open, TITLES.open) },
  { name: "an organiser's poll with its date", show: (page) => openPoll(page, picked, TITLES.picked) },
  ...[
    ['Pick the date', 'Pick the date'],
    ['Import votes', 'Import votes from another poll'],
    ['Edit', /Edit/],
    ['Hand over', 'Hand Over Poll'],
    ['Close', 'Close Poll'],
    ['Delete', 'Delete Poll'],
  ].map(([button = '', title = '']): View => ({
    name: `${String(button)} of a poll`,
    show: async (page) => {
      await openPoll(page, open, TITLES.open);
      // who has voted is loaded as one comes there, and moves what stands below
      await page.getByRole('button', { name: button }).first().scrollIntoViewIfNeeded();
      await expect(page.getByRole('rowheader', { name: 'Will' })).toBeVisible();
      await press(page, button);
      await isDialog(page, title);
    },
  })),
];
