import { request, type IncomingMessage } from 'node:http';

export interface Stream {
  /** Resolves once it is over, however that came. */
  ended: Promise<void>;
  /** Reads what was not read, and throws it away. */
  drain(): void;
  close(): void;
}

interface Options {
  query: string;
  variables?: Record<string, unknown>;
  /** What it is told, message by message; without it nothing is read. */
  onMessage?(data: Record<string, unknown>): void;
}

const PREFIX = 'data: ';

/** A subscription by Server-Sent Events, on a connection of its own. */
export const openStream = (address: string, { query, variables = {}, onMessage }: Options): Stream => {
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream' };
  const asked = request(`${address}/graphql/stream`, { method: 'POST', headers, agent: false });
  let answered: IncomingMessage | undefined;
  const ended = new Promise<void>((resolve) => {
    // the connection of a server that was killed breaks off
    asked.once('error', () => resolve()).once('close', () => resolve());
    asked.once('response', (answer) => {
      answered = answer;
      answer.once('error', () => resolve()).once('close', () => resolve());
      if (!onMessage) return;
      let rest = '';
      answer.setEncoding('utf8').on('data', (text: string) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines.filter((one) => one.startsWith(PREFIX) && one.length > PREFIX.length)) {
          const { data } = JSON.parse(line.slice(PREFIX.length)) as { data?: Record<string, unknown> };
          if (data) onMessage(data);
        }
      });
    });
  });
  asked.end(JSON.stringify({ query, variables }));
  return { ended, drain: () => void answered?.resume(), close: () => void asked.destroy() };
};
