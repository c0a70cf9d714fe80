import { describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import { DomainError } from '../../src/errors.ts';
import { importCsv } from '../../src/poll/importCsv.ts';

const NOW = DateTime.fromISO('2026-11-24T12:00:00Z');

const read = (text: string, timezone = 'Europe/Berlin') => {
  const { options, voters } = importCsv(text, { timezone, now: NOW });
  return {
    dates: options.map(({ date }) => date.toUTC().toISO({ suppressMilliseconds: true })),
    ends: options.map(({ endTime }) => endTime?.toUTC().toISO({ suppressMilliseconds: true }) ?? null),
    voters,
  };
};

const refusal = (text: string): string => {
  try {
    read(text);
  } catch (error) {
    if (error instanceof DomainError) return error.message;
    throw error;
  }
  return 'none';
};

describe('a table of votes', () => {
  it('has names and dates', () => {
    const { dates, voters } = read('Name,2026-12-01 19:00,2026-12-03 19:00\nBo,yes,no\n"Lind, Ada",maybe,');
    expect(dates).toEqual(['2026-12-01T18:00:00Z', '2026-12-03T18:00:00Z']);
    expect(voters).toEqual([
      { name: 'Bo', votes: [1, 0] },
      { name: 'Lind, Ada', votes: [0.5, null] },
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
    ['no', 0],
    ['Nein', 0],
    ['0', 0],
    ['-', 0],
  ])('says %s as %d', (cell, likelihood) => {
    expect(read(`Name;2026-12-01 19:00\nBo;${cell}`).voters).toEqual([{ name: 'Bo', votes: [likelihood] }]);
  });

  it.each([
    ['2026-12-01T19:00:00+01:00', '2026-12-01T18:00:00Z'],
    ['2026-12-01T18:00:00Z', '2026-12-01T18:00:00Z'],
    ['2026-12-01 19:00', '2026-12-01T18:00:00Z'],
    ['1.12.2026 19:00', '2026-12-01T18:00:00Z'],
    ['Di 1.12. 19 Uhr', '2026-12-01T18:00:00Z'],
    ['Dienstag, 1. Dezember 2026, 19:00', '2026-12-01T18:00:00Z'],
    ['12/1/2026 7:00 PM', '2026-12-01T18:00:00Z'],
    ['Tue, Dec 1, 2026, 7 PM', '2026-12-01T18:00:00Z'],
    ['1 March 2027 7 pm', '2027-03-01T18:00:00Z'],
    ['Jan 5 19:00', '2027-01-05T18:00:00Z'],
    ['2026-12-01', '2026-12-01T11:00:00Z'],
  ])('reads %s', (heading, date) => {
    expect(read(`Name\t${heading}\nBo\tyes`).dates).toEqual([date]);
  });

  it('reads until when, past midnight too', () => {
    expect(read('Name,"Dec 1 2026 8:00 PM - 1:00 AM"\nBo,yes').ends).toEqual(['2026-12-02T00:00:00Z']);
    expect(read('Name,2026-12-01 10:00-12:00\nBo,yes')).toMatchObject({
      dates: ['2026-12-01T09:00:00Z'],
      ends: ['2026-12-01T11:00:00Z'],
    });
  });

  it('takes a dash beside a word for what it is', () => {
    const { voters } = read('Name;2026-12-01 19:00;Remark\n- Bo -;yes;\nCy;-;- later\nDi;no;--');
    expect(voters).toEqual([
      { name: '- Bo -', votes: [1] },
      { name: 'Cy', votes: [0] },
      { name: 'Di', votes: [0] },
    ]);
  });

  it("reads Doodle's rows of months, days and times, where a blank is a no", () => {
    const { dates, voters } = read(
      [
        '"Poll ""Which evening?""";;;',
        ';December 2026;;January 2027',
        ';Tue 1;Thu 3;Tue 5',
        ';19:00 – 21:00;19:00 – 21:00;20:00 – 21:00',
        'Bo;OK;(OK);',
        'Ada;;OK;OK',
        'Count;1;2;1',
      ].join('\r\n'),
    );
    expect(dates).toEqual(['2026-12-01T18:00:00Z', '2026-12-03T18:00:00Z', '2027-01-05T19:00:00Z']);
    expect(voters).toEqual([
      { name: 'Bo', votes: [1, 0.5, 0] },
      { name: 'Ada', votes: [0, 1, 1] },
    ]);
  });

  it.each([
    ['too large a text', 'x'.repeat(10_000_000), /too large/],
    ['a NUL', 'Name,2026-12-01\nBo\0,yes', /no text/],
    ['a thousand columns', `Name${',2026-12-01'.repeat(1_000)}\nBo,yes`, /more than 100 columns/],
    [
      '21 dates',
      `Name${Array.from({ length: 21 }, (_, day) => `,2026-12-${day + 10}`).join('')}\nBo${',yes'.repeat(21)}`,
      /at most 20 dates/,
    ],
    ['a formula', 'Name,2026-12-01\n"=HYPERLINK(""x"")",yes', /Row 2 has a formula/],
    ['a formula that begins with a dash', 'Name,2026-12-01\n"-1+cmd|x",yes', /Row 2 has a formula/],
    ['a function after a dash', 'Name,2026-12-01\n"-SUM(A1)",yes', /Row 2 has a formula/],
    ['nobody', 'Name,2026-12-01', /a row for each person/],
    ['no date', 'Name,soon\nBo,yes', /no date above the votes/],
    ['a vote that nobody understands', 'Name,2026-12-01\nBo,yes\nAda,perchance', /Row 3 says neither/],
    ['a quotation that does not end', 'Name,2026-12-01\n"Bo,yes', /not closed/],
    ['nothing', '', /a row for each person/],
  ])('refuses %s, and says why', (_what, text, why) => {
    expect(refusal(text)).toMatch(why);
  });

  it('takes no time over a long table that means harm', () => {
    const over = ';'.repeat(98);
    const below = `\n;soon\nBo${';yes'.repeat(99)}`;
    const tables = [
      `Name;2026-12-01\nBo${'"'.repeat(400_000)};yes`,
      // a cell that stands over all columns
      ...['1:11 ', '12.', '1 ', 'x'].map((part) => `;${part.repeat(400_000 / part.length)}${over}${below}`),
      // rows that do
      `${`x;${'1:11 '.repeat(150)}\n`.repeat(1_000)}Bo${';yes'.repeat(99)}`,
    ];
    const started = performance.now();
    for (const table of tables) {
      try {
        read(table);
      } catch {
        // whether it is one at all is not the question
      }
    }
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
