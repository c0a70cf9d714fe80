import { createZoneFormats, timeHere } from '../lib/wallClocks.ts';
import { memoize } from '../lib/memoize.ts';

const fill = (lines: NodeListOf<HTMLElement>) => {
  const state = document.getElementById('initial-state')?.textContent;
  if (!state) return;
  const { locale } = JSON.parse(state) as { locale: string };
  const clocksOf = memoize((zone: string) => createZoneFormats(zone, locale));
  const here = clocksOf(Intl.DateTimeFormat().resolvedOptions().timeZone);
  for (const line of lines) {
    const { times = '', said: template = '' } = line.dataset;
    const [zone = '', start = '', end] = times.split(' ');
    const yours = timeHere(here, clocksOf(zone), new Date(start), end ? new Date(end) : null);
    if (yours === null) continue;
    line.textContent = template.replace('{time}', () => yours);
    line.hidden = false;
  }
};

/** Writes the text that `YourTime` will render, so that nothing moves when the app hydrates. */
export const fillYourTime = (): void => {
  const lines = document.querySelectorAll<HTMLElement>('[data-times]');
  if (lines.length > 0) fill(lines);
};
