// npm run lighthouse [-- --quality]: what Lighthouse says about the app, signed out, on a phone. Fails where the
// quality falls short; how fast it is depends on the machine as well, so that is printed, beside static pages in the
// same run.
import { audit, type Audit, type Category } from './audit.ts';
import { publishEvents } from './publishEvents.ts';
import { serveTwin } from './serveTwin.ts';
import { startApp } from './startApp.ts';

const GOALS = { accessibility: 1, 'best-practices': 0.95, seo: 0.95 } as const;
const QUALITY = Object.keys(GOALS) as (keyof typeof GOALS)[];
const AT_ONCE = 2;
const ROUNDS = 5;
const EVENTS = { quality: 20, speed: 200 };

const percent = (score = 0) => String(Math.round(score * 100)).padStart(4);
const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(2)} s`.padStart(7);

const median = (values: number[]): number => values.sort((one, other) => one - other)[values.length >> 1] ?? 0;

const measureQuality = async (pages: Record<string, string>) => {
  console.log(`${'quality'.padEnd(24)} accessibility  best practices  SEO`);
  let isFine = true;
  const report = async ([name, address]: [name: string, address: string]) => {
    const { scores, failures } = await audit(address, QUALITY);
    const [accessibility, practices, seo] = QUALITY.map((category) => percent(scores[category]));
    console.log(`${name.padEnd(24)} ${accessibility}           ${practices}            ${seo}`);
    for (const failure of failures) console.log(`  ${failure}`);
    isFine &&= QUALITY.every((category) => (scores[category] ?? 0) >= GOALS[category]);
  };
  // no score of these is about time, so that they are taken side by side
  const left = Object.entries(pages);
  const takeInTurn = async () => {
    for (let page = left.shift(); page; page = left.shift()) await report(page);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeInTurn));
  return isFine;
};

const measureSpeed = async (pages: Record<string, string>) => {
  const found: Record<string, Audit[]> = {};
  const performance: Category[] = ['performance'];
  for (let round = 0; round < ROUNDS; round++) {
    // one after the other in each round, so that what else the machine does falls upon all
    for (const [name, address] of Object.entries(pages)) (found[name] ??= []).push(await audit(address, performance));
  }
  console.log(`\nmedians of ${ROUNDS} rounds     performance      FCP      LCP   Speed Index    TBT    CLS`);
  const lcps: Record<string, number> = {};
  for (const [name, audits] of Object.entries(found)) {
    const of = (value: (audit: Audit) => number | null | undefined) => median(audits.map((one) => value(one) ?? NaN));
    const lcp = (lcps[name] = of(({ lcp }) => lcp));
    const [score, fcp, si] = [of(({ scores }) => scores.performance), of(({ fcp }) => fcp), of(({ si }) => si)];
    const times = `${seconds(fcp)}  ${seconds(lcp)}       ${seconds(si)}`;
    const rest = `${of(({ tbt }) => tbt)
      .toFixed(0)
      .padStart(4)} ms  ${of(({ cls }) => cls).toFixed(3)}`;
    console.log(`${name.padEnd(24)}        ${percent(score)}  ${times}  ${rest}`);
  }
  for (const name of Object.keys(lcps).filter((one) => `${one}, static` in lcps)) {
    const ratio = (lcps[name] ?? 0) / (lcps[`${name}, static`] ?? 1);
    console.log(`${name}: its LCP is ${ratio.toFixed(2)} times that of the static page`);
  }
};

const app = await startApp();
try {
  const home = `${app.address}/`;
  const isQuick = process.argv.includes('--quality');
  const event = app.address + (await publishEvents(app.address, isQuick ? EVENTS.quality : EVENTS.speed));
  const isFine = await measureQuality({ home, event, about: `${home}about`, create: `${home}create` });
  if (!isQuick) {
    const [homeTwin, eventTwin] = [await serveTwin(home), await serveTwin(event)];
    await measureSpeed({ home, 'home, static': homeTwin.address, event, 'event, static': eventTwin.address });
    for (const { stop } of [homeTwin, eventTwin]) stop();
  }
  process.exitCode = isFine ? 0 : 1;
} finally {
  await app.stop();
}
