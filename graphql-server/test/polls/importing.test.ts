import { beforeEach, describe, expect, it } from '@jest/globals';
import { useServer } from '../support/useServer.ts';
import { EARLY, LATE, type PollWorld } from './PollWorld.ts';
import { DOORS } from './RestPollWorld.ts';

const server = useServer();
let world: PollWorld;

const ADA = { as: 'ada' };
/** No date gets so many. */
const LARGE = { participantThreshold: 900 };

describe.each(DOORS)('by %s, a table of another poll', (_door, World) => {
  beforeEach(() => {
    world = new World(server);
  });

  const stateOf = async (poll: Awaited<ReturnType<PollWorld['open']>>) => {
    const found = await world.read(poll);
    return [found?.options.map(({ date }) => date), found?.voters.length];
  };

  it('brings its votes along, and the dates that the poll does not have', async () => {
    const poll = await world.open(LARGE);
    const { result } = await world.import(poll, ['Anna;ja;nein', 'Bert;(yes);', 'Carl;;'], ADA, [
      '8.5.2026 18:00',
      '2026-05-10 18:00-20:00',
    ]);
    expect(result.options.map(({ date, endTime, yes, maybe, no }) => ({ date, endTime, yes, maybe, no }))).toEqual([
      { date: EARLY, endTime: '2026-05-06T10:00:00.000Z', yes: 0, maybe: 0, no: 0 },
      { date: LATE, endTime: null, yes: 1, maybe: 1, no: 0 },
      { date: '2026-05-10T08:00:00.000Z', endTime: '2026-05-10T10:00:00.000Z', yes: 0, maybe: 0, no: 1 },
    ]);
    // who said nothing has not voted
    expect(result.voters.map(({ name }) => name)).toEqual(['Anna', 'Bert']);
  });

  it.each<[string, string[], string[]]>([
    ['a word that nobody understands', ['Anna;yes', 'Bert;perchance'], ['2026-05-12 18:00']],
    ['a date that is over', ['Anna;yes;yes'], ['2026-05-12 18:00', '2026-04-01 18:00']],
    ['a name that is too long', ['Anna;yes', `${'B'.repeat(101)};yes`], ['2026-05-12 18:00']],
    ['a formula', ['Anna;yes', '=1+1;yes'], ['2026-05-12 18:00']],
    ['nobody who said anything', ['Anna;'], ['2026-05-12 18:00']],
    ['more dates than a poll has', ['Anna;yes'], Array.from({ length: 19 }, (_, day) => `2026-06-${day + 1} 18:00`)],
    ['NUL', ['Anna;yes\0'], ['2026-05-12 18:00']],
  ])('is refused with %s, and nothing of it is taken', async (_what, rows, head) => {
    const poll = await world.open(LARGE);
    const before = await stateOf(poll);
    expect((await world.import(poll, rows, ADA, head)).code).toBe('BAD_USER_INPUT');
    expect(await stateOf(poll)).toEqual(before);
  });

  it('is looked at before anything is written, by the rules of the import', async () => {
    const poll = await world.open(LARGE);
    const before = await stateOf(poll);
    const table = 'Name,2026-05-08 18:00,2026-05-10 18:00,Comment\nAnna,yes,no,Hi\nBert,perchance,yes,\nCleo,no,yes,';
    const { result } = await world.previewImport(poll, table);
    expect(await stateOf(poll)).toEqual(before);
    expect(result).toEqual({
      questions: [],
      dayFirst: null,
      twoIsYes: null,
      options: [
        { column: 2, heading: '2026-05-08 18:00', date: LATE, endTime: null, optionId: poll.options[1]?.id },
        { column: 3, heading: '2026-05-10 18:00', date: '2026-05-10T08:00:00.000Z', endTime: null, optionId: null },
      ],
      voters: [
        { row: 2, name: 'Anna', votes: [1, 0] },
        { row: 4, name: 'Cleo', votes: [0, 1] },
      ],
      leftOutRows: [
        { row: 3, name: 'Bert', reason: 'Column 2 has “perchance”, which is neither yes, maybe nor no', isVote: true },
      ],
      leftOutColumns: [{ column: 4, heading: 'Comment', reason: 'It has no votes', isVote: false }],
    });
    const refused = await world.importTable(poll, table);
    expect([refused.code, refused.message]).toEqual([
      'BAD_USER_INPUT',
      expect.stringMatching(/^Row 3 \(Bert\): Column 2 has/),
    ]);
    expect(await stateOf(poll)).toEqual(before);
    const { result: imported } = await world.importTable(poll, table, { leaveOut: true });
    expect(imported.voters.map(({ name, likelihoods }) => [name, likelihoods])).toEqual([
      ['Anna', [null, 1, 0]],
      ['Cleo', [null, 0, 1]],
    ]);
    const again = await world.previewImport(poll, table);
    expect(again.result.voters).toEqual([]);
    expect(again.result.leftOutRows.map(({ row }) => row)).toEqual([2, 3, 4]);
    expect((await world.importTable(poll, table, { leaveOut: true })).message).toMatch(
      /^There is nobody to import. Row 2/,
    );
  });

  it('is read as its organiser says where nothing in it tells, and refused without', async () => {
    const poll = await world.open(LARGE);
    const table = 'Name;05/06/2026 18:00\nAnna;2';
    expect((await world.previewImport(poll, table)).result).toMatchObject({ questions: ['dayFirst', 'twoIsYes'] });
    expect(await world.importTable(poll, table)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringMatching(/day or the month comes first in its dates. Send dayFirst/) as unknown,
    });
    const says = { dayFirst: true, twoIsYes: true };
    expect((await world.previewImport(poll, table, says)).result).toMatchObject({ questions: [], ...says });
    const { result } = await world.importTable(poll, table, says);
    expect([result.options[2]?.date, result.options[2]?.yes]).toEqual(['2026-06-05T08:00:00.000Z', 1]);
  });

  it('is looked at by its organiser alone', async () => {
    const poll = await world.open(LARGE);
    const table = 'Name;2026-05-08 18:00\nAnna;yes';
    expect((await world.previewImport(poll, table, {}, { as: 'bea' })).code).toBe('FORBIDDEN');
    expect((await world.previewImport(poll, table, {}, {})).code).toBe('UNAUTHENTICATED');
    expect((await world.previewImport({ ...poll, urlHash: 'A'.repeat(22) }, table)).code).toBe('NOT_FOUND');
  });

  it('may have a club of 300 people, and the twenty dates of a season', async () => {
    const poll = await world.open(LARGE);
    const head = Array.from({ length: 18 }, (_, day) => `2026-06-${String(day + 1).padStart(2, '0')} 18:00`);
    const rows = Array.from({ length: 300 }, (_, n) => `Member ${n};${head.map(() => 'yes').join(';')}`);
    const { result } = await world.import(poll, rows, ADA, head);
    expect([result.voters.length, result.options.length, result.options[2]?.yes]).toEqual([300, 20, 300]);
  });

  it('is refused where it is larger than a request may be', async () => {
    const poll = await world.open(LARGE);
    const rows = Array.from({ length: 1_000 }, (_, n) => `${'Long name '.repeat(9)}${n};yes`);
    const refused = await world.import(poll, rows, ADA, ['2026-05-12 18:00']).catch((error: unknown) => error);
    expect(refused).not.toMatchObject({ code: 'OK' });
    expect((await world.read(poll))?.voters).toEqual([]);
  });

  it('is for a poll that takes votes', async () => {
    const poll = await world.open(LARGE);
    await world.manage('closePoll', poll);
    expect((await world.import(poll, ['Anna;yes;yes'])).code).toBe('CONFLICT');
  });
});
