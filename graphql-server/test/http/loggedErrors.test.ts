import { beforeAll, expect, it } from '@jest/globals';
import { anEvent, aResponse } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';

const CANARY = 'canary-3f9a';
const lines: string[] = [];

const server = useServer({ env: { LOG_LEVEL: 'info' }, logTo: { write: (line) => void lines.push(line) } });
beforeAll(async () => {
  await aResponse(server, await anEvent(server), { name: `Vera ${CANARY}`, email: `${CANARY}@example.com` });
});

/** What PostgreSQL refuses, with rows and values in what it says. */
const faultOf = (statement: string, values: string[] = []): Promise<unknown> =>
  server.orm.em
    .fork()
    .execute(statement, values)
    .then(
      () => {
        throw new Error('PostgreSQL took it');
      },
      (error: unknown) => error,
    );

it.each([
  ['a row that is there already', 'insert into participant overriding system value select * from participant', '23505'],
  ['a row that breaks a constraint', 'update participant set likelihood = 7', '23514'],
  ['a row without a value', 'update participant set name = null', '23502'],
  ['a value that cannot be read', `select '${CANARY}'::int`, '22P02'],
])('the log says about %s neither what is stored nor what was sent', async (_what, statement, code) => {
  const error = await faultOf(statement);
  lines.length = 0;
  server.app.log.error({ err: error }, 'A request failed');
  server.app.log.error({ err: new Error('Something failed', { cause: error }) }, 'A request failed');
  server.app.log.error({ err: new AggregateError([error], 'Several failed') }, 'A request failed');
  expect(lines.join('')).not.toContain(CANARY);
  expect(lines.map((line) => line.includes(code))).toEqual([true, true, true]);
});
