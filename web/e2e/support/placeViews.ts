import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { inDays } from './inDays.ts';
import { decideAs, publishAs } from './publishAs.ts';
import type { Person } from './signIn.ts';
import { h1, isDialog, press, type View } from './views.ts';

const FORMATS = [
  { at: 4, label: '2v2' },
  { at: 6, label: '3v3' },
];

/** An event for each state that places and conditions can be in, with who answered. */
const EVENTS = {
  'One is missing': {
    event: { capacity: 8, maxGuests: 3, formats: FORMATS, decideAt: inDays(2) },
    responses: [{ name: 'Emre', guests: 1 }, { name: 'Katja' }, { name: 'Will', likelihood: 0.6 }],
  },
  'On the ladder': {
    event: { capacity: 9, formats: FORMATS },
    responses: ['Emre', 'Katja', 'Paul', 'Nico', 'Jule'].map((name) => ({ name })),
  },
  'Full, and waited for': {
    event: { capacity: 4, maxGuests: 1 },
    responses: ['Emre', 'Katja', 'Paul', 'Nico', 'Jule', 'Leyla'].map((name) => ({ name })),
  },
  'A condition met, another not': {
    event: { capacity: 8 },
    responses: [
      ...['Emre', 'Katja', 'Paul'].map((name) => ({ name })),
      { name: 'Alma', minParticipants: 4 },
      { name: 'Ida', minParticipants: 8 },
      { name: 'Sanjay', likelihood: 0, isStandby: true, comment: 'Ring me if you are one short' },
    ],
  },
  'Confirmed, and at risk': { event: {}, responses: [{ name: 'Emre' }], decision: 'CONFIRM' },
  'Off for good': { event: {}, responses: [{ name: 'Emre' }], decision: 'CALL_OFF' },
} as const;

type Hashes = Record<keyof typeof EVENTS, string>;

export const publishPlaces = async (request: APIRequestContext, organiser: Person): Promise<Hashes> => {
  const hashes: Partial<Hashes> = {};
  for (const [title, { event, responses, ...decided }] of Object.entries(EVENTS)) {
    const hash = await publishAs(request, organiser, {
      title,
      location: 'Halle am Ufer, Berlin',
      date: inDays(9),
      timezone: 'Europe/Berlin',
      participantThreshold: 4,
      eventTypeId: 1,
      ...event,
    });
    for (const response of responses) {
      const data = { likelihood: 1, ...response };
      await expect(await request.post(`/api/events/${hash}/join`, { data })).toBeOK();
    }
    if ('decision' in decided) await decideAs(request, organiser, hash, decided.decision);
    hashes[title as keyof Hashes] = hash;
  }
  return hashes as Hashes;
};

const openJoin = async (page: Page, hash: string, label = 'Join Event') => {
  await page.goto(`/events/${hash}`);
  await press(page, label);
  await isDialog(page, label);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Vera');
  return dialog;
};

/** Every dialog about places, and the page of every state that they can be in. */
export const placeViews = (hashes: Hashes): View[] => {
  const pages = Object.entries(hashes).map(([title, hash]): View => ({
    name: title,
    show: async (page) => {
      await page.goto(`/events/${hash}`);
      await h1(page, title);
    },
  }));
  const [open, full] = [hashes['One is missing'], hashes['Full, and waited for']];
  return [
    ...pages,
    {
      name: 'a yes with a guest and a condition that nobody can meet',
      show: async (page) => {
        const dialog = await openJoin(page, open);
        await dialog.getByRole('button', { name: 'More: Guests' }).click();
        await dialog.getByRole('checkbox', { name: 'Only if enough others are in' }).check();
        await dialog.getByRole('spinbutton').last().fill('99');
        await dialog.getByRole('button', { name: 'Join Event', exact: true }).click();
        await expect(dialog.getByText('There is room for 8. Please ask for at most that many')).toBeVisible();
      },
    },
    {
      name: 'a maybe',
      show: async (page) => {
        const dialog = await openJoin(page, open);
        await dialog.getByRole('radio', { name: 'Maybe' }).click();
        await expect(dialog.getByRole('slider')).toBeVisible();
      },
    },
    {
      name: 'a no that may be asked again',
      show: async (page) => {
        const dialog = await openJoin(page, open);
        await dialog.getByRole('radio', { name: 'No' }).click();
        await dialog.getByRole('checkbox', { name: 'Ask me if you are short' }).click();
        await expect(dialog.getByRole('button', { name: 'Send Response' })).toBeEnabled();
      },
    },
    {
      name: 'Join Waitlist',
      show: async (page) => {
        await openJoin(page, full, 'Join Waitlist');
      },
    },
  ];
};

/** What somebody sees who has just joined a full event. To be shown once: they have then. */
export const waitingView = (hashes: Hashes): View => ({
  name: 'the place in line, and the link to keep',
  show: async (page) => {
    const dialog = await openJoin(page, hashes['Full, and waited for'], 'Join Waitlist');
    await dialog.getByRole('button', { name: 'Join Waitlist', exact: true }).click();
    await expect(page.getByRole('article').getByText('You are 3rd in line')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Keep this link to change your response' })).toBeVisible();
  },
});
