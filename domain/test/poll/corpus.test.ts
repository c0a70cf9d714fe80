import { describe, expect, it } from '@jest/globals';
import { readPlan } from './readPlan.ts';
import { CORPUS } from './tables/corpus.ts';

const FIRST = '2027-03-01T18:00Z';
const SECOND = '2027-03-02T18:00Z';

describe('a table as others write it', () => {
  it.each(Object.entries(CORPUS))('is read from %s', (_tool, { table, ends, rows = [], columns = [] }) => {
    const plan = readPlan(table);
    const places = [FIRST, SECOND].map((date) => plan.dates.indexOf(date));
    expect(places).not.toContain(-1);
    const votes = Object.entries(plan.people).map(([name, said]) => [name, ...places.map((place) => said[place])]);
    expect(votes).toEqual([
      ['Alma', 1, 0.5],
      ['Bruno', 0, 1],
    ]);
    const written = ends === false ? [null, null] : ['2027-03-01T20:00Z', '2027-03-02T20:00Z'];
    expect(places.map((place) => plan.ends[place])).toEqual(written);
    expect(plan.questions).toEqual([]);
    expect([plan.rows, plan.columns]).toEqual([rows, columns]);
  });
});
