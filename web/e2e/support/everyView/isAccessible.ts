import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { axeFindings } from '../axeFindings.ts';

const SETTLED_MS = 60_000;

const WCAG_22_AA: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
};
const COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/** What is found is looked for again: a slow machine takes its time to paint, and a page that settles meanwhile is none to judge. */
const expectNothingFound = (page: Page, look: string, options: RunOptions) =>
  expect
    .soft(async () => {
      expect(await axeFindings(page, options), look).toEqual([]);
    })
    .toPass({ timeout: SETTLED_MS });

/** axe finds nothing in it. */
export const isAccessible = (page: Page, name: string): Promise<void> =>
  expectNothingFound(page, `${name}, light`, WCAG_22_AA);

/** Nor in its dark scheme, which differs in its colours alone. */
export const isLegibleInTheDark = async (page: Page, name: string): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothingFound(page, `${name}, dark`, COLOURS);
  await page.emulateMedia({ colorScheme: 'light' });
};
