import type { Page } from '@playwright/test';

interface Watched {
  shifts: string[];
}

/** Notes from now on what moves on each page without anybody having done anything. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    const describe = ({ node, previousRect, currentRect }: Shift['sources'][number]) =>
      `${node?.textContent?.trim().slice(0, 40) ?? 'what is gone'}: ${place(previousRect)} → ${place(currentRect)}`;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (!hadRecentInput) shifts.push(`${value.toFixed(4)} ${sources.map(describe).join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** What has moved on the page so far, the latest frame included. */
export const shiftsOn = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const answer = () => resolve((window as unknown as Watched).shifts);
        requestAnimationFrame(() => requestAnimationFrame(answer));
      }),
  );
