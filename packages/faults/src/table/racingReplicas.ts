import type pg from 'pg';
import { startSmtpSink } from '../../../../graphql-server/test/mail/smtpSink.ts';
import type { Fault } from '../Fault.ts';
import { publishEvent } from '../publishEvent.ts';
import { until } from '../until.ts';

const RACES = 50;

/** Makes an event one of nine days ago, which nobody can publish. */
const MOVE = `update event set date = date - interval '9 days', past_after = past_after - interval '9 days' where url_hash = $1`;
const COUNT = `select count(*)::int as occurrences from event
  where parent_event_id = (select id from event where url_hash = $1)`;

const post = async (url: string, body?: object, headers: Record<string, string> = {}) => {
  const json = body && { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(url, { method: 'POST', ...json });
  return { status: answer.status, text: await answer.text() };
};

/** Both are asked for the next occurrence at the same moment, twice each. */
const raceForOccurrence = async (client: pg.Client, [one, two]: readonly [string, string]) => {
  const event = await publishEvent(one, { isRecurring: true, recurrenceFrequency: 'weekly' });
  const urlHash = event.split('/').at(-1) ?? '';
  await client.query(MOVE, [urlHash]);
  const asked = [one, two, one, two].map((address) => post(`${address}/api/events/${urlHash}/duplicate`));
  const answers = await Promise.all(asked);
  const hashes = answers.map(({ text }) => (JSON.parse(text) as { urlHash: string }).urlHash);
  const { rows } = await client.query<{ occurrences: number }>(COUNT, [urlHash]);
  const created = answers.filter(({ status }) => status === 201).length;
  const repeated = answers.filter(({ status }) => status === 200).length;
  return rows[0]?.occurrences === 1 && created === 1 && repeated === 3 && new Set(hashes).size === 1;
};

/** One join under one key, sent to both at the same moment: one response, and one mail. */
const raceForJoin = async ([one, two]: readonly [string, string], event: string, number: number) => {
  const body = { name: `Visitor ${number}`, email: `visitor${number}@example.com` };
  const headers = { 'idempotency-key': `race-${number}-${process.pid}` };
  const both = [one, two].map((address) => post(`${event.replace(one, address)}/join`, body, headers));
  const [first, second] = await Promise.all(both);
  return first?.status === 201 && second?.status === 201 && first.text === second.text;
};

export const racingReplicas: Fault = {
  name: 'two replicas at the same moment',
  goal: `one next occurrence, one response under a key, one mail a recipient, ${RACES} of ${RACES} races`,
  async play(scene) {
    const mail = await startSmtpSink();
    scene.atEnd(() => mail.stop());
    const url = await scene.startPostgres();
    const client = await scene.connect(url);
    const env = { DATABASE_URL: url, SEED_DEMO: 'false', SMTP_URL: mail.url, MAIL_FROM: 'hello@quorum.example.org' };
    const [one, two] = await Promise.all([scene.startServer(env), scene.startServer(env)]);
    const addresses = [one.address, two.address] as const;
    const event = await publishEvent(one.address);
    const won = { occurrences: 0, joins: 0 };
    for (let race = 0; race < RACES; race++) {
      if (await raceForOccurrence(client, addresses)) won.occurrences++;
      if (await raceForJoin(addresses, event, race)) won.joins++;
    }
    const recipients = () => mail.received.flatMap(({ to }) => to).filter((to) => to.startsWith('visitor'));
    await until(() => new Set(recipients()).size === RACES);
    const unsent = 'select 1 from graphile_worker.jobs where locked_at is not null or attempts > 0';
    await until(async () => (await client.query(unsent)).rowCount === 0);
    const mails = recipients().length;
    return {
      isMet: won.occurrences === RACES && won.joins === RACES && mails === RACES,
      figures:
        `${won.occurrences} of ${RACES} occurrences made once, ${won.joins} of ${RACES} joins answered alike twice, ` +
        `${mails} mails to ${RACES} recipients`,
    };
  },
};
