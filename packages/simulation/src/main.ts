// npm run simulate: plays made-up events, and tells how far the bar, the chance and the questions can be relied on.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compareAsking } from './compareAsking.ts';
import { compareForecasts } from './compareForecasts.ts';
import { makeEvent } from './makeEvent.ts';
import { Random } from './Random.ts';
import { askingLines, forecastLines } from './report/linesOf.ts';
import { figuresOf } from './report/figuresOf.ts';
import { svgOf } from './report/svgOf.ts';
import { scaleLines } from './report/scaleLines.ts';
import { PLACES, reckon } from './scale/reckon.ts';
import { AT_THEIR_WORD, MADE_UP, type World } from './World.ts';

const FOLDER = new URL('../../../docs/simulation/', import.meta.url);
const USUAL = { events: '10000', seed: '18' };

const { values } = parseArgs({
  options: {
    /** How many events are played. */
    events: { type: 'string', default: USUAL.events },
    /** A whole number: another one makes other events. */
    seed: { type: 'string', default: USUAL.seed },
  },
});

const count = Number(values.events);
const eventsOf = (world: World) => {
  const random = new Random(Number(values.seed));
  return Array.from({ length: count }, () => makeEvent(random, world));
};

const begun = performance.now();
const events = eventsOf(MADE_UP);
const forecasts = compareForecasts(events);
const asking = compareAsking(events);
console.log(`${count} events of people who say one thing and do another`);
console.log([...forecastLines(forecasts), '', ...askingLines(asking)].join('\n'));
console.log(`\n${count} events of people who do what they say, each by themselves`);
const honest = compareForecasts(eventsOf(AT_THEIR_WORD));
console.log(forecastLines(honest).join('\n'));
const scale = PLACES.map(reckon);
console.log(`\nWhat places of other sizes take\n${scaleLines(scale).join('\n')}`);
console.log(`\n${((performance.now() - begun) / 1_000).toFixed(1)} s, seed ${values.seed}`);

if (values.events === USUAL.events && values.seed === USUAL.seed) {
  mkdirSync(FOLDER, { recursive: true });
  const figures = figuresOf({ events: count, seed: Number(values.seed), forecasts, honest, asking });
  writeFileSync(new URL('simulation.json', FOLDER), `${JSON.stringify(figures, null, 2)}\n`);
  writeFileSync(new URL('scale.json', FOLDER), `${JSON.stringify(scale, null, 2)}\n`);
  writeFileSync(new URL('calibration.svg', FOLDER), svgOf(forecasts, count));
}
