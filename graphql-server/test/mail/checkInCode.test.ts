import { beforeEach, describe, expect, it } from '@jest/globals';
import { spokenCode } from '@quorum/domain/organising/checkIn';
import decodeQR from 'qr/decode.js';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse, readEvent, type Joined } from '../support/builders.ts';
import { useMailServer } from './useMailServer.ts';

const server = useMailServer();
let event: EventView;
beforeEach(async () => {
  event = await anEvent(server);
});

/** How many pixels each cell of a code has, in each direction, for what reads it. */
const SCALE = 4;

/** What a camera reads that sees the table in the HTML of a mail; null where there is none. */
const readCode = (html: string): string | null => {
  const [table] = /<table[^>]+role="img"[\s\S]*?<\/table>/.exec(html) ?? [];
  if (table === undefined) return null;
  const rows = table
    .split('<tr>')
    .slice(1)
    .map((row) =>
      [...row.matchAll(/<td colspan="(\d+)" bgcolor="#(000000|ffffff)"/g)].flatMap(([, length, color]) =>
        Array<boolean>(Number(length)).fill(color === '000000'),
      ),
    );
  const size = rows.length * SCALE;
  expect(rows.map((row) => row.length)).toEqual(rows.map(() => rows.length));
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      if (rows[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)])
        data.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
  return decodeQR({ width: size, height: size, data });
};

const mailTo = async (address: string) => (await server.drain()).find(({ to }) => to.includes(address))?.mail;

/** As the organiser's phone has it. */
const codeOf = async ({ id }: Joined): Promise<string | null | undefined> =>
  (await readEvent(server, event, { as: 'ada' })).participants.find((one) => one.id === id)?.checkInCode;

describe('the confirmation of a response', () => {
  it('has the code of that response, as a picture that a camera reads and in letters', async () => {
    const vera = await aResponse(server, event, { email: 'vera@example.com' });
    const mail = await mailTo('vera@example.com');
    const code = await codeOf(vera);
    expect(code).toMatch(/^[0-9A-F]{12}$/);
    expect(readCode(mail?.html ?? '')).toBe(code);
    for (const said of [mail?.html, mail?.text]) expect(said).toContain(spokenCode(code ?? ''));
  });

  it('has another for each response, by the same person and address too', async () => {
    await aResponse(server, event, { email: 'vera@example.com' });
    const first = readCode((await mailTo('vera@example.com'))?.html ?? '');
    event = await anEvent(server);
    const again = await aResponse(server, event, { email: 'vera@example.com' });
    const second = readCode((await mailTo('vera@example.com'))?.html ?? '');
    expect([second, second === first]).toEqual([await codeOf(again), false]);
  });

  it('has none for somebody who does not come', async () => {
    await aResponse(server, event, { email: 'vera@example.com', likelihood: 0 });
    expect(readCode((await mailTo('vera@example.com'))?.html ?? 'no mail')).toBeNull();
  });
});
