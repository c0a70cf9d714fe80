import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

type Axe = typeof axe;

/** Once for each document: it is large, and takes a while to compile. */
const loadAxe = async (page: Page) => {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
};

/** What fades in or changes its colour is judged as it stays. What moves for ever, as skeletons do, is not waited for. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    // one that is cancelled has ended, too; one in a part that is not rendered for now does not go on, and is not waited for
    const longest = Math.max(0, ...ending.map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0)));
    const overdue = new Promise((resolve) => setTimeout(resolve, longest + 500));
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), overdue]);
  });

/** What axe finds wrong with what a page shows; by default by all of its rules. */
export const axeFindings = async (page: Page, options: RunOptions = {}) => {
  // a button that still waits changes while it is looked at
  await expect(page.locator('[data-awaited][aria-disabled="true"]')).toHaveCount(0);
  await loadAxe(page);
  await settle(page);
  return page.evaluate(async (chosen) => {
    const loaded = (window as unknown as { axe: Axe }).axe;
    // what passes is only to be counted, not to be found again
    const { violations } = await loaded.run(document, { ...chosen, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
    );
  }, options);
};
