import { makeClocks, timeHere } from '../src/lib/wallClocks.ts';

// Runs within the page, before anything of the app is there: fills in what `YourTime` will say, so that nothing moves then.

const asClocks = (locale: string) => {
  const made = new Map<string, ReturnType<typeof makeClocks>>();
  return (zone: string) => {
    const clocks = made.get(zone) ?? makeClocks(zone, locale);
    made.set(zone, clocks);
    return clocks;
  };
};

const fillIn = (lines: NodeListOf<HTMLElement>) => {
  const view = document.getElementById('first-view')?.textContent;
  if (!view) return;
  const { locale } = JSON.parse(view) as { locale: string };
  const clocksOf = asClocks(locale);
  const here = clocksOf(Intl.DateTimeFormat().resolvedOptions().timeZone);
  for (const line of lines) {
    const { times = '', said = '' } = line.dataset;
    const [zone = '', start = '', end] = times.split(' ');
    const yours = timeHere(here, clocksOf(zone), new Date(start), end ? new Date(end) : null);
    if (yours === null) continue;
    line.textContent = said.replace('{time}', () => yours);
    line.hidden = false;
  }
};

const lines = document.querySelectorAll<HTMLElement>('[data-times]');
if (lines.length > 0) fillIn(lines);
