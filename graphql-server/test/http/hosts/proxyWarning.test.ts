import { afterEach, describe, expect, it } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const WARN = 40;
let server: TestServer;
let lines: string[];
afterEach(() => server.stop());

/** What a server warns of that is asked with these headers, twice each. */
const warningsAfter = async (asked: Record<string, string>[], env: Record<string, string> = {}) => {
  lines = [];
  server = await startTestServer({
    env: { LOG_LEVEL: 'warn', ...env },
    logTo: { write: (line) => void lines.push(line) },
  });
  for (const headers of [...asked, ...asked]) await server.app.inject({ url: '/api/init', headers });
  return lines.map((line) => JSON.parse(line) as { level: number; msg: string }).filter(({ level }) => level === WARN);
};

const BY_PROXY = { 'x-forwarded-for': '203.0.113.7' };

describe('a proxy in front', () => {
  it.each([BY_PROXY, { forwarded: 'for=203.0.113.7' }])(
    'that TRUST_PROXY does not tell about is warned of once',
    async (headers) => {
      const [warning, ...more] = await warningsAfter([headers]);
      expect([warning?.msg, more]).toEqual([expect.stringContaining('TRUST_PROXY is not set'), []]);
      expect(lines.join('')).not.toContain('203.0.113.7');
    },
  );

  it('is not warned of when TRUST_PROXY tells about it, nor when there is none', async () => {
    expect(await warningsAfter([BY_PROXY], { TRUST_PROXY: 'true' })).toEqual([]);
    await server.stop();
    expect(await warningsAfter([{}])).toEqual([]);
  });
});
