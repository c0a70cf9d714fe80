import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Migration20261218_PollsAsTheirEvents as PollsAsTheirEvents } from '../../src/persistence/migrations/Migration20261218_PollsAsTheirEvents.ts';
import { openTestOrm } from '../support/testDatabase.ts';
import { insertEvent, insertParticipant, insertPoll, insertVoter } from './rows.ts';

let orm: MikroORM;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ orm, close } = await openTestOrm());
});
afterAll(() => close());

const rows = (sql: string) => orm.em.fork().execute<unknown[]>(sql);
const offer = (pollId: number) =>
  rows(`insert into hand_over (poll_id, token_digest, expires_at) values (${pollId}, 'digest', now())`);

const migrate = async () => {
  const migration = new PollsAsTheirEvents(orm.em.getDriver(), orm.config);
  migration.up();
  for (const statement of migration.getQueries()) if (typeof statement === 'string') await rows(statement);
};

it('gives polls that were left behind to the organisers of their events, ends their links, and hides them with those', async () => {
  const scheduled = async (event: Record<string, unknown>, poll: Record<string, unknown>) => {
    const id = await insertPoll(orm, { status: 'SCHEDULED', event_id: await insertEvent(orm, event), ...poll });
    await offer(id);
    return id;
  };
  const bea = { creator_id: 'bea', creator_name: 'Bea', creator_email: 'bea@example.com', creator_language: 'de' };
  const left = await scheduled(bea, { creator_email: 'ada@example.com' });
  const kept = await scheduled({}, {});
  const hidden = await scheduled({ is_hidden: true }, {});
  const open = await insertPoll(orm);
  await migrate();
  expect(
    await rows('select id, creator_id, creator_name, creator_email, creator_language, is_hidden from poll order by id'),
  ).toMatchObject([
    { id: left, ...bea, is_hidden: false },
    { id: kept, creator_id: 'ada', is_hidden: false },
    { id: hidden, creator_id: 'ada', is_hidden: true },
    { id: open, creator_id: 'ada', is_hidden: false },
  ]);
  expect(await rows('select poll_id from hand_over order by poll_id')).toEqual([
    { poll_id: kept },
    { poll_id: hidden },
  ]);
});

it('leaves what was adopted before to its account alone', async () => {
  const [event, poll] = [await insertEvent(orm), await insertPoll(orm)];
  const kinds = {
    adopted: { uid: 'vera', visitor_digest: 'browser', mail_token_digest: 'link' },
    byAccount: { uid: 'nele', mail_token_digest: 'link' },
    byBrowser: { visitor_digest: 'browser', mail_token_digest: 'link' },
  };
  for (const [name, row] of Object.entries(kinds)) {
    await insertParticipant(orm, event, { ...row, name });
    await insertVoter(orm, poll, { ...row, name });
  }
  await migrate();
  for (const table of ['participant', 'poll_voter']) {
    expect(await rows(`select name, token_digest, mail_token_digest from ${table} order by id`)).toEqual([
      { name: 'adopted', token_digest: '', mail_token_digest: '' },
      { name: 'byAccount', token_digest: 'digest', mail_token_digest: 'link' },
      { name: 'byBrowser', token_digest: 'digest', mail_token_digest: 'link' },
    ]);
  }
});
