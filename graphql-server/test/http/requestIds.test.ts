import { describe, expect, it } from '@jest/globals';
import { useServer } from '../support/useServer.ts';

const lines: string[] = [];
const server = useServer({ env: { LOG_LEVEL: 'info' }, logTo: { write: (line) => void lines.push(line) } });

/** What the log says about the last request, and the name in its answer. */
const ask = async (headers: Record<string, string> = {}) => {
  lines.length = 0;
  const answer = await server.app.inject({ url: '/api/event-types?canary=sesame', headers });
  const logged = lines.map((line) => JSON.parse(line) as { msg: string; reqId?: string; req?: object });
  return { told: answer.headers['x-request-id'], logged: logged.filter(({ msg }) => msg === 'answered') };
};

describe('a request', () => {
  it('has a name of its own, the same in its answer and in the log', async () => {
    const [first, second] = [await ask(), await ask()];
    expect(first.told).toMatch(/^[\da-f-]{36}$/);
    expect(first.logged).toEqual([expect.objectContaining({ reqId: first.told })]);
    expect(second.told).not.toBe(first.told);
  });

  it('keeps the name that a proxy gave it', async () => {
    const { told, logged } = await ask({ 'x-request-id': 'edge-0123456789' });
    expect(told).toBe('edge-0123456789');
    expect(logged).toEqual([expect.objectContaining({ reqId: 'edge-0123456789' })]);
  });

  it.each(['short', 'a'.repeat(65), 'mail@example.com', '{"level":60}', 'a b c d e f'])(
    'gets another name than %p, which is none for a log',
    async (given) => {
      const { told } = await ask({ 'x-request-id': given });
      expect(told).toMatch(/^[\da-f-]{36}$/);
    },
  );

  it('leaves its route in the log, and neither its query string nor where it came from', async () => {
    const { logged } = await ask({ 'x-forwarded-for': '203.0.113.7' });
    expect(logged[0]?.req).toEqual({ method: 'GET', route: '/api/event-types' });
    expect(lines.join('')).not.toMatch(/sesame|203\.0\.113\.7|127\.0\.0\.1/);
  });
});
