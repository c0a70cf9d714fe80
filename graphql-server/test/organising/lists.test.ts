import { describe, expect, it } from '@jest/globals';
import { anEvent, aResponse } from '../support/builders.ts';
import { restDoor } from '../support/doors.ts';
import { authorization, type Caller } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
const ADA = { as: 'ada' };
/** Somebody whose browser asks in a language. */
type Reader = Caller & { language?: string };
const csv = (urlHash: string, name: string, { language, ...caller }: Reader = ADA) =>
  server.app.inject({
    url: `/api/events/${urlHash}/${name}.csv`,
    headers: {
      ...authorization(caller),
      ...(language && { 'accept-language': language }),
    },
  });
const BOM = '\uFEFF';

describe('the list to take along', () => {
  it('has those who come first, what each left, and no hidden ones', async () => {
    const event = await anEvent(server, { participantThreshold: 2, maxGuests: 1, timezone: 'Europe/Berlin' });
    await aResponse(server, event, { name: 'Max', likelihood: 0.5, comment: 'late, "maybe"' });
    const vera = await aResponse(server, event, { name: 'Vera', guests: 1, email: 'vera@example.org' });
    await aResponse(server, event, { name: 'Con', minParticipants: 9 });
    const spam = await aResponse(server, event, { name: 'Spam' });
    const { urlHash } = event;
    await restDoor(server).hideResponse({ urlHash, participantId: spam.id }, true, ADA);
    await restDoor(server).markAttendance({ urlHash, participantId: vera.id }, true, ADA);
    const answer = await csv(event.urlHash, 'participants');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.rawPayload.subarray(0, 3).toString('hex')).toBe('efbbbf');
    expect(answer.body.slice(1).split('\r\n')).toEqual([
      'Name,Status,Position,People,Likelihood,Condition,Email,Phone,Comment,Responded,Changed,Came',
      'Vera,Going,,2,100 %,,vera@example.org,,,2026-05-01 14:00,2026-05-01 14:00,yes',
      'Con,Conditional,,1,100 %,9,,,,2026-05-01 14:00,2026-05-01 14:00,',
      'Max,Maybe,,1,50 %,,,,"late, ""maybe""",2026-05-01 14:00,2026-05-01 14:00,',
      '',
    ]);
    const german = await csv(event.urlHash, 'participants', { ...ADA, language: 'de' });
    expect(german.body.split('\r\n')[1]).toMatch(/^Vera;Dabei;;2;/);
  });

  it('has a column for each question, and one for the payment of an event that costs something', async () => {
    const event = await anEvent(server, {
      questions: [
        { text: '=1+1?', kind: 'TEXT' },
        { text: 'Can you drive?', kind: 'YES_NO' },
      ],
      price: { amount: 900, currency: 'EUR', mode: 'PER_PERSON', howToPay: 'Cash' },
    });
    const [text, drive] = event.questions.map(({ id }) => id);
    const answers = [
      { questionId: drive, text: 'YES' },
      { questionId: text, text: 'Two' },
    ];
    const ann = await aResponse(server, event, { name: 'Ann', answers });
    await aResponse(server, event, { name: 'Bob', answers: [{ questionId: drive, text: 'NO' }] });
    await aResponse(server, event, { name: 'Max', likelihood: 0.5 });
    const at = `/api/events/${event.urlHash}/participants/${ann.id}/payment`;
    expect((await server.rest('PUT', at, { state: 'RECEIVED' }, ADA)).statusCode).toBe(200);
    const added = async (caller: Reader, separator: string) =>
      (await csv(event.urlHash, 'participants', caller)).body
        .split('\r\n')
        .map((row) => row.split(separator).slice(12).join('|'));
    expect(await added(ADA, ',')).toEqual(["'=1+1?|Can you drive?|Payment", 'Two|yes|Received', '|no|Open', '||', '']);
    expect(await added({ ...ADA, language: 'de' }, ';')).toEqual([
      "'=1+1?|Can you drive?|Zahlung",
      'Two|ja|Angekommen',
      '|nein|Offen',
      '||',
      '',
    ]);
  });

  it('holds nothing that a spreadsheet takes for a formula', async () => {
    const event = await anEvent(server, {});
    const naughty = ['=HYPERLINK("http://evil.example")', '+1-2', '-2+3', '@SUM(A1)', '＝1', '＋1', '"=1"'];
    for (const name of naughty) await aResponse(server, event, { name, comment: name });
    const rows = (await csv(event.urlHash, 'participants')).body.split('\r\n').slice(1, -1);
    expect(rows).toHaveLength(naughty.length);
    for (const row of rows) {
      const cells = row.match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? [];
      for (const cell of cells) expect(cell).not.toMatch(/^"?[=+\-@\t\r\n＝＋－＠]/);
    }
  });

  it('is for organisers alone', async () => {
    const event = await anEvent(server, {});
    for (const name of ['participants', 'attendance']) {
      expect((await csv(event.urlHash, name, {})).statusCode).toBe(401);
      expect((await csv(event.urlHash, name, { as: 'bob' })).statusCode).toBe(403);
      expect((await csv('A'.repeat(22), name)).statusCode).toBe(404);
    }
  });

  it('of a series says who came when, by account, address or name', async () => {
    const weekly = { isRecurring: true, recurrenceFrequency: 'weekly' as const, timezone: 'UTC' };
    const first = await anEvent(server, { ...weekly, date: '2026-05-06T08:00:00.000Z', endTime: null });
    const bob = await aResponse(server, first, { name: 'Bob' }, { as: 'bob' });
    const vera = await aResponse(server, first, { name: 'Vera', email: 'vera@example.org' });
    server.clock.set('2026-05-07T12:00:00.000Z');
    const next = (await server.rest('POST', `/api/events/${first.urlHash}/duplicate`, undefined, ADA)).json<{
      urlHash: string;
    }>();
    const again = await aResponse(server, next, { name: 'Bobby' }, { as: 'bob' });
    await aResponse(server, next, { name: 'V.', email: 'VERA@example.org' });
    await aResponse(server, next, { name: 'Zoe', likelihood: 0 });
    const mark = (urlHash: string, participantId: number, attended: boolean) =>
      restDoor(server).markAttendance({ urlHash, participantId }, attended, ADA);
    await mark(first.urlHash, bob.id, true);
    await mark(first.urlHash, vera.id, false);
    await mark(next.urlHash, again.id, true);
    expect((await csv(next.urlHash, 'attendance')).body).toBe(
      [
        `${BOM}Name,Email,Came,2026-05-06 08:00,2026-05-13 08:00`,
        'Bob,,2,yes,yes',
        'Vera,vera@example.org,0,no,?',
        'Zoe,,0,,Declined',
        '',
      ].join('\r\n'),
    );
  });
});
