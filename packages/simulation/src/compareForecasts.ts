import { forecastOf, needsOf, responseOf } from './forecastOf.ts';
import { isEnough, type MadeUpEvent } from './makeEvent.ts';
import { Claim, Score } from './Score.ts';

/** From which chance on an event counts as likely, and from which on nobody is asked any more. */
const LIKELY = 0.5;
const SURE = 0.9;

/** What the bar and the chance said before anybody was asked, beside what came of it. */
export const compareForecasts = (events: readonly MadeUpEvent[]) => {
  const bar = new Score();
  const chance = new Score();
  const claims = { bar: new Claim(), likely: new Claim(), sure: new Claim() };
  let enough = 0;
  for (const event of events) {
    const responses = event.people.map((person) => responseOf(person, person.stated));
    const forecast = forecastOf(responses, needsOf(event));
    const outcome = isEnough(event);
    enough += Number(outcome);
    bar.add(Math.min(1, forecast.bar), outcome);
    chance.add(forecast.chance, outcome);
    claims.bar.add(forecast.bar >= 1, outcome);
    claims.likely.add(forecast.chance >= LIKELY, outcome);
    claims.sure.add(forecast.chance >= SURE, outcome);
  }
  return { bar, chance, claims, enough: enough / events.length };
};

export type Comparison = ReturnType<typeof compareForecasts>;
