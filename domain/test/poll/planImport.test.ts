import { describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import { readPlan, refusalOf } from './readPlan.ts';

const ONE = '2026-12-01 19:00';

describe('a table of votes', () => {
  it('has names and dates', () => {
    const { dates, voters } = readPlan('Name,2026-12-01 19:00,2026-12-03 19:00\nBo,yes,no\n"Lind, Ada",maybe,');
    expect(dates).toEqual(['2026-12-01T18:00Z', '2026-12-03T18:00Z']);
    expect(voters).toEqual([
      { row: 2, name: 'Bo', votes: [1, 0] },
      { row: 3, name: 'Lind, Ada', votes: [0.5, null] },
    ]);
  });

  it.each([
    ['yes', 1],
    ['Ja', 1],
    ['OK', 1],
    ['1', 1],
    ['✓', 1],
    ['maybe', 0.5],
    ['Vielleicht', 0.5],
    ['(yes)', 0.5],
    ['(OK)', 0.5],
    ['If need be', 0.5],
    ['zur not', 0.5],
    ['60%', 0.6],
    ['0,3', 0.3],
    ['✔️', 1],
    ['☑️', 1],
    ['👍🏽', 1],
    ['(✓)', 0.5],
    ['❔', 0.5],
    ['❓️', 0.5],
    ['Under reserve', 0.5],
    ['❌', 0],
    ['✖️', 0],
    ['✗', 0],
    ['no', 0],
    ['Nein', 0],
    ['0', 0],
    ['-', 0],
  ])('says %s as %d', (cell, likelihood) => {
    expect(readPlan(`Name;${ONE}\nBo;${cell}`).people).toEqual({ Bo: [likelihood] });
  });

  it.each([
    ['2026-12-01T19:00:00+01:00', '2026-12-01T18:00Z'],
    ['2026-12-01T18:00:00Z', '2026-12-01T18:00Z'],
    ['2026-12-01 19:00', '2026-12-01T18:00Z'],
    ['1.12.2026 19:00', '2026-12-01T18:00Z'],
    ['Di 1.12. 19 Uhr', '2026-12-01T18:00Z'],
    ['Dienstag, 1. Dezember 2026, 19:00', '2026-12-01T18:00Z'],
    ['12/1/2026 7:00 PM', '2026-12-01T18:00Z'],
    ['Tue, Dec 1, 2026, 7 PM', '2026-12-01T18:00Z'],
    ['1 March 2027 7 pm', '2027-03-01T18:00Z'],
    ['Jan 5 19:00', '2027-01-05T18:00Z'],
    ['2026-12-01', '2026-12-01T11:00Z'],
    ['2026/12/01 19h', '2026-12-01T18:00Z'],
    ['01.12.26 19.00', '2026-12-01T18:00Z'],
    ['19 Uhr am 1.12.', '2026-12-01T18:00Z'],
    ['mardi 1er décembre 2026 19h00', '2026-12-01T18:00Z'],
    ['1 de diciembre de 2026, 19:00', '2026-12-01T18:00Z'],
    ['wtorek, 1 grudnia 2026 19:00', '2026-12-01T18:00Z'],
  ])('reads %s', (heading, date) => {
    expect(readPlan(`Name\t${heading}\nBo\tyes`, { answers: { dayFirst: false } }).dates).toEqual([date]);
  });

  it.each([
    ['Dec 1 2026 8:00 PM - 1:00 AM', '2026-12-01T19:00Z', '2026-12-02T00:00Z'],
    ['2026-12-01 10:00-12:00', '2026-12-01T09:00Z', '2026-12-01T11:00Z'],
    ['1.12.2026 19 – 21 Uhr', '2026-12-01T18:00Z', '2026-12-01T20:00Z'],
    ['1.12.2026 19.00–21.30 Uhr', '2026-12-01T18:00Z', '2026-12-01T20:30Z'],
    ['1 Dec 2026 7 – 9 PM', '2026-12-01T18:00Z', '2026-12-01T20:00Z'],
    ['1 Dec 2026 11 – 1 PM', '2026-12-01T10:00Z', '2026-12-01T12:00Z'],
    ['1.12.2026 20:00 - 24:00', '2026-12-01T19:00Z', '2026-12-01T23:00Z'],
    ['2026-12-04 18:00 - 2026-12-06 16:00', '2026-12-04T17:00Z', '2026-12-06T15:00Z'],
    ['2026-12-01T19:00:00-05:00', '2026-12-02T00:00Z', null],
    ['2026-12-31T23:30:00Z - 2027-01-01T00:30:00Z', '2026-12-31T23:30Z', '2027-01-01T00:30Z'],
    ['2026-12-01 19:00 - 19:00', '2026-12-01T18:00Z', null],
  ])('reads from when until when in %s', (heading, date, end) => {
    const { dates, ends } = readPlan(`Name;${heading}\nBo;yes`);
    expect([dates, ends]).toEqual([[date], [end]]);
  });

  it('takes a dash beside a word for what it is', () => {
    expect(readPlan(`Name;${ONE};Remark\n- Bo -;yes;\nCy;-;- later\nDi;no;--`).people).toEqual({
      '- Bo -': [1],
      Cy: [0],
      Di: [0],
    });
  });

  it('is of everybody in it, whatever stands beside their votes', () => {
    const table = 'Name,2027-03-01 19:00,2027-03-02 19:00,Comment\nAlma,yes,yes,see you\nBruno,no,yes,';
    const { people, columns } = readPlan(table);
    expect(people).toEqual({ Alma: [1, 1], Bruno: [0, 1] });
    expect(columns).toEqual(['4 Comment: It has no votes']);
  });

  it('names every row that is not imported, and why', () => {
    const rows = ['Al;yes', ';no', `${'B'.repeat(101)};yes`, 'Cy;perchance', '', '=1+1;yes', 'Di;', 'al;no', 'Eve;no'];
    const { people, rows: left } = readPlan(`Name;${ONE}\n${rows.join('\n')}\nTotal;1`, {
      voters: [{ name: 'EVE' }],
    });
    expect(people).toEqual({ Al: [1] });
    expect(left).toEqual([
      '3 : Name is required',
      `4 ${'B'.repeat(60)}…: Name must be at most 100 characters`,
      '5 Cy: Column 2 has “perchance”, which is neither yes, maybe nor no',
      '7 =1+1: The name is a formula. Paste the table as plain values',
      '8 Di: It has no vote on any imported date',
      '9 al: Row 2 has the same name. Give each person a different name',
      '10 Eve: Somebody with that name has already voted in this poll',
      '11 Total: It is a row of totals',
    ]);
  });

  it('keeps who answers a date with an hour among the people', () => {
    const { people, rows } = readPlan(`Name;${ONE}\nAlma;20:00\nBruno;yes`);
    expect(people).toEqual({ Bruno: [1] });
    expect(rows).toEqual(['2 Alma: Column 2 has “20:00”, which is neither yes, maybe nor no']);
  });

  it('names every column that is not imported, and why', () => {
    const { dates, columns } = readPlan(
      `Name;${ONE};2026-11-01 19:00;Marchember 5;1.12.2026, 7 PM;Notes\nAl;yes;no;yes;no;Hi`,
    );
    expect(dates).toEqual(['2026-12-01T18:00Z']);
    expect(columns).toEqual([
      '3 2026-11-01 19:00: This date is over',
      '4 Marchember 5: No date could be read above these votes',
      '5 1.12.2026, 7 PM: It is at the same time as column 2',
      '6 Notes: It has no votes',
    ]);
  });

  describe('with days of numbers alone', () => {
    const of = (...headings: string[]) => `Name;${headings.join(';')}\nBo${';yes'.repeat(headings.length)}`;
    const MARCH = ['2027-03-05T18:00Z', '2027-03-13T18:00Z'];

    it.each<[string, string[], string[]]>([
      ['a day above twelve', ['05/03/2027 19:00', '13/03/2027 19:00'], MARCH],
      ['a month that is none', ['03/05/2027 19:00', '03/13/2027 19:00'], MARCH],
      ['a weekday', ['Fri 05/03/2027 19:00', '13/03/2027 19:00'], MARCH],
      ['a weekday alone', ['Fri 05/03/2027 19:00'], MARCH.slice(0, 1)],
      ['hyphens', ['05-03-2027 19:00', '13-03-2027 19:00'], MARCH],
    ])('reads all of them in the order that one settles: %s', (_what, headings, dates) => {
      const plan = readPlan(of(...headings));
      expect([plan.dates, plan.questions]).toEqual([dates, []]);
    });

    it('asks where none settles it, and reads them as it is told', () => {
      const table = of('05/03/2027 19:00', '06/03/2027 19:00');
      expect(readPlan(table)).toMatchObject({ questions: ['dayFirst'], answers: { dayFirst: true } });
      expect(readPlan(table, { timezone: 'America/New_York' }).answers.dayFirst).toBe(false);
      const told = (dayFirst: boolean) => readPlan(table, { answers: { dayFirst } });
      expect([told(true).dates[0], told(false).dates[0]]).toEqual(['2027-03-05T18:00Z', '2027-05-03T17:00Z']);
      expect(told(false).questions).toEqual([]);
    });

    it('is not told otherwise where it is settled', () => {
      expect(readPlan(of('13/03/2027 19:00'), { answers: { dayFirst: false } }).dates).toEqual(MARCH.slice(1));
    });

    it('is refused with both orders', () => {
      expect(refusalOf(of('13/03/2027 19:00', '03/14/2027 19:00'))).toMatch(/Some dates have the day first/);
    });
  });

  it('asks whether 2 is a yes or a maybe', () => {
    const table = `Name;${ONE}\nAl;0\nBo;1\nCy;2`;
    expect(readPlan(table).questions).toEqual(['twoIsYes']);
    expect(readPlan(table, { answers: { twoIsYes: false } }).people).toEqual({ Al: [0], Bo: [1], Cy: [0.5] });
    expect(readPlan(table, { answers: { twoIsYes: true } }).people).toEqual({ Al: [0], Bo: [0.5], Cy: [1] });
    expect(readPlan(`Name;${ONE}\nAl;0\nBo;1`).questions).toEqual([]);
  });

  it('says which of its dates the poll has', () => {
    const options = [{ id: '7', date: DateTime.fromISO('2026-12-01T18:00:00Z') }];
    const plan = readPlan(`Name;${ONE};2026-12-02 19:00\nBo;yes;no`, { options });
    expect(plan.options.map(({ optionId }) => optionId)).toEqual(['7', null]);
  });

  it.each([
    ['too large a text', 'x'.repeat(10_000_000), /too large/],
    ['a million separators', ','.repeat(1_000_000), /too large/],
    ['ten thousand columns', ','.repeat(10_000), /more than 100 columns/],
    ['ten thousand rows', 'a,b\n'.repeat(10_000), /more than 1100 rows/],
    ['a NUL', 'Name,2026-12-01\nBo\0,yes', /not text/],
    ['a thousand columns', `Name${',2026-12-01'.repeat(1_000)}\nBo,yes`, /more than 100 columns/],
    [
      '21 dates',
      `Name${Array.from({ length: 21 }, (_, day) => `,2026-12-${day + 10}`).join('')}\nBo${',yes'.repeat(21)}`,
      /at most 20 dates/,
    ],
    ['nobody', 'Name,2026-12-01', /a row for each person/],
    ['no date', 'Name,soon\nBo,yes', /no dates above the votes/],
    ['a quotation that does not end', 'Name,2026-12-01\n"Bo,yes', /in row 2 of the table is not closed/],
    ['nothing', '', /no dates above the votes/],
  ])('refuses %s, and says why', (_what, text, why) => {
    expect(refusalOf(text)).toMatch(why);
  });

  it('takes no time over a long table that means harm', () => {
    const over = ';'.repeat(98);
    const below = `\n;soon\nBo${';yes'.repeat(99)}`;
    const tables = [
      `Name;2026-12-01\nBo${'"'.repeat(50_000)};yes`,
      // a cell that stands over all columns
      ...['1:11 ', '12.', '1 ', 'x'].map((part) => `;${part.repeat(50_000 / part.length)}${over}${below}`),
      // rows that do
      `${`x;${'1:11 '.repeat(10)}\n`.repeat(1_000)}Bo${';yes'.repeat(99)}`,
    ];
    const started = performance.now();
    for (const table of tables) {
      try {
        readPlan(table);
      } catch {
        // whether it is one at all is not the question
      }
    }
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
