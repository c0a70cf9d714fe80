import type { Page } from '@playwright/test';
import { inDays } from './inDays.ts';

/** The app is installed once its worker answers for the page. */
export const installed = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });

/** How many answers to an operation the worker has kept. */
export const keptOf = (page: Page, operation: string) =>
  page.evaluate(async (name) => {
    const addresses = (await (await caches.open('quorum-answers')).keys()).map(({ url }) => url);
    return addresses.filter((address) => address.includes(name)).length;
  }, operation);

export const organiser = { name: 'Olga Offline', email: 'olga@example.com' };
export const aPicnic = {
  title: 'A picnic',
  location: 'The meadow',
  date: inDays(3),
  timezone: 'Europe/Berlin',
  participantThreshold: 4,
  eventTypeId: 2,
};

const { date: _date, ...kind } = aPicnic;
export const aPoll = { ...kind, title: 'Which day?', options: [3, 4].map((days) => ({ date: inDays(days) })) };
