// Brings a table of fixtures in, night after night: what is new is published, what has changed is changed, the rest stays.
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

const { QUORUM_URL, QUORUM_TOKEN, FIXTURES = 'nightly-import/fixtures.csv' } = process.env;
const TIMEZONE = 'Europe/Berlin';
/** So many events a call takes. */
const BATCH = 100;

const sendBatch = async (body) => {
  const headers = { authorization: `Bearer ${QUORUM_TOKEN}`, 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(`${QUORUM_URL}/api/events/batch`, init);
  const read = await answer.json();
  if (!answer.ok) throw new Error(`${answer.status}: ${read.detail}`);
  return read;
};

/** The rows that are left to play, each with the line that it stands in. */
const readRows = () =>
  parse(readFileSync(FIXTURES), { bom: true, columns: true, info: true, skip_empty_lines: true, trim: true })
    .map(({ record, info: { lines } }) => ({ ...record, line: lines }))
    .filter(({ date }) => !(new Date(date) < new Date()));

// everybody reads these: the token is for writing alone
const types = new Map((await (await fetch(`${QUORUM_URL}/api/event-types`)).json()).map(({ id, name }) => [name, id]));

const eventOf = ({ id, type, title, location, date, players, notes }) => ({
  // by this the event is known again, whatever else has changed
  externalId: `fixtures/${id}`,
  eventTypeId: types.get(type),
  title,
  location,
  date,
  timezone: TIMEZONE,
  participantThreshold: Number(players),
  notes,
});

/** What came of each row, in their order. */
const sendRows = async (rows, dryRun) => {
  const results = [];
  for (let from = 0; from < rows.length; from += BATCH) {
    const events = rows.slice(from, from + BATCH).map(eventOf);
    results.push(...(await sendBatch({ dryRun, events })));
  }
  return results.map((result, index) => ({ ...result, row: rows[index] }));
};

/** Ends here where a row is refused. */
const requireFine = (results) => {
  const refused = results.filter(({ status }) => status >= 400);
  for (const { row, detail } of refused) console.error(`Line ${row.line}, ${row.id}: ${detail}`);
  if (refused.length > 0) process.exit(1);
  return results;
};

const rows = readRows();
// all or nothing: a slip in one row is mended before any other is published
requireFine(await sendRows(rows, true));
const results = requireFine(await sendRows(rows, false));
const published = results.filter(({ status }) => status === 201);
for (const { row, urlHash } of published) console.log(`${row.id}: ${QUORUM_URL}/events/${urlHash}`);
console.log(`${published.length} published, ${results.length - published.length} there before`);
