import type { Page } from '@playwright/test';
import { beginJoin, JOIN, press } from './acts.ts';
import type { OrganisedSamples } from './publishOrganised.ts';
import type { View } from './View.ts';

// by words of both languages

const inDialog = (page: Page) => page.getByRole('dialog');

const checkIn = async (page: Page) => {
  await press(/^(Check In|Einlass)$/)(page);
  await inDialog(page).getByRole('searchbox').fill('a');
};

const write = async (page: Page) => {
  await press(/^(Write a Message|Nachricht schreiben)$/)(page);
  await inDialog(page)
    .getByRole('textbox')
    .fill('Bring a dark and a light shirt.\n\nWhere to change: https://maps.example.org/huts');
};

const openHistory = async (page: Page) => {
  await page.getByText(/^(What happened so far|Was bisher geschah)$/).click();
  await page.getByRole('img', { name: /^(Chance over time|Wahrscheinlichkeit)/ }).waitFor();
};

const addQuestions = async (page: Page) => {
  await page.getByText(/^(More options|Weitere Angaben)$/).click();
  for (const number of [1, 2]) {
    await press(/^(Add a question|Frage hinzufügen)$/)(page);
    await page.locator(`input[name="questions.${number - 1}.text"]`).fill('What do you bring?');
  }
  await page.locator('select[name="questions.1.kind"]').selectOption('CHOICE');
  await page.locator('[name="questions.1.options"]').fill('A ball\nBibs\nOranges');
};

/** Says yes, by which it happens. */
const tip = async (page: Page) => {
  await beginJoin(page);
  await inDialog(page).locator('button[type="submit"]').click();
  await page.getByText(/^(You made it happen|Dank dir klappt es)$/).waitFor();
};

/** Takes that back, so that the next picture shows the same moment. */
const withdraw = (urlHash: string) => async (page: Page) => {
  const at = `/api/events/${urlHash}`;
  const { participants } = (await (await page.request.get(at)).json()) as {
    participants: { id: number; name: string }[];
  };
  const own = participants.find(({ name }) => name === 'Amara');
  if (own) await page.request.delete(`${at}/participants/${own.id}`);
};

/** What organisers and those who come see of the day itself, by name. */
export const organiserViews = ({ game, series, happened, tipping }: OrganisedSamples): Record<string, View> => {
  const managed = (more: Partial<View> = {}): View => ({ path: `/events/${game}/manage`, isSignedIn: true, ...more });
  const own = (button: RegExp): View => ({ path: `/events/${game}`, isSignedIn: true, act: press(button) });
  return {
    manage: managed({ isWhole: true }),
    'manage-add': managed({ act: press(/^(Add Somebody|Jemanden eintragen)$/) }),
    'manage-one': managed({ act: press(/^(More about|Mehr zu) Jonas/) }),
    'manage-message': managed({ act: write }),
    'manage-check-in': managed({ act: checkIn }),
    'manage-history': managed({ isWhole: true, act: openHistory }),
    game: { path: `/events/${game}`, isWhole: true },
    'game-organiser': { path: `/events/${game}`, isSignedIn: true, isWhole: true },
    'game-code': own(/^(My Check-in Code|Mein Code)/),
    'game-co-organisers': own(/^(Co-organisers|Mitorganisieren)$/),
    'game-payments': own(/^(Payments|Zahlungen)$/),
    'game-answers': own(/^(Answers|Antworten)$/),
    'game-join': { path: `/events/${game}`, act: press(JOIN) },
    'game-join-page': { path: `/events/${game}/join`, isWhole: true },
    'create-questions': { path: '/create', isSignedIn: true, isWhole: true, act: addQuestions },
    series: { path: `/series/${series}`, isWhole: true },
    'series-organiser': { path: `/series/${series}`, isSignedIn: true, isWhole: true },
    me: { path: '/me', isSignedIn: true, isWhole: true },
    happened: { path: `/events/${happened}`, isWhole: true },
    'tipping-join': { path: `/events/${tipping}`, act: beginJoin },
    'tipping-joined': { path: `/events/${tipping}`, act: tip, after: withdraw(tipping) },
  };
};
