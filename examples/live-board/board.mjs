// A board for the wall of a clubhouse: the coming events and how far they are, within a second of each change.
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from 'graphql-sse';

const { QUORUM_URL, QUORUM_TOKEN, EVENT_TYPE } = process.env;
const ROW = 'fragment Row on Event { urlHash title date timezone status expected participantThreshold chance }';
const LIST = `query ($type: Int) { events(first: 100, eventTypeId: $type) { nodes { ...Row } } } ${ROW}`;
const CHANGES = `subscription ($type: Int) { eventsChanged(eventTypeId: $type) { ...Row } } ${ROW}`;
const variables = EVENT_TYPE ? { type: Number(EVENT_TYPE) } : {};
const headers = QUORUM_TOKEN ? { authorization: `Bearer ${QUORUM_TOKEN}` } : {};

/** What is wrong with the request does not get better: the board ends. */
const FINAL = ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'TOKEN_EXPIRED', 'INSUFFICIENT_SCOPE', 'GRAPHQL_VALIDATION_FAILED'];
const refuse = (errors) => {
  if (!errors) return;
  const [{ message, extensions }] = errors;
  throw Object.assign(new Error(message), { isFinal: FINAL.includes(extensions?.code) });
};

/** What is on the board, by hash. */
let rows = new Map();

const readList = async () => {
  const body = JSON.stringify({ query: LIST, variables });
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
  const { data, errors } = await (await fetch(`${QUORUM_URL}/graphql`, init)).json();
  refuse(errors);
  rows = new Map(data.events.nodes.map((row) => [row.urlHash, row]));
};

const lineOf = ({ title, date, timezone, status, expected, participantThreshold, chance }) => {
  const when = new Date(date).toLocaleString('en', { timeZone: timezone, dateStyle: 'medium', timeStyle: 'short' });
  const odds = status === 'GATHERING' ? `${Math.round(chance * 100)} %` : status;
  return `${when.padEnd(24)} ${title.padEnd(40)} ${String(expected).padStart(5)} of ${participantThreshold}  ${odds}`;
};

const show = () => {
  if (process.stdout.isTTY) console.clear();
  const coming = [...rows.values()].toSorted((one, other) => one.date.localeCompare(other.date));
  console.log(`${coming.map(lineOf).join('\n')}\n`);
};

/** Follows one stream to its end. The first thing that it tells is null: the list is read once nothing can be missed. */
const follow = async (client, onMessage) => {
  for await (const { data, errors } of client.iterate({ query: CHANGES, variables })) {
    refuse(errors);
    onMessage();
    const row = data.eventsChanged;
    if (row) rows.set(row.urlHash, row);
    else await readList();
    show();
  }
};

// no change tells that an event is over: the list does
setInterval(() => readList().then(show, (error) => console.error(`The list was not read: ${error.message}`)), 60_000);

// a server that stops ends its streams: the next one, or the same one a moment later, goes on
const client = createClient({ url: `${QUORUM_URL}/graphql/stream`, headers, retryAttempts: 0 });
for (let failures = 0; ; failures++) {
  await follow(client, () => (failures = 0)).catch((error) => {
    console.error(`The stream has ended: ${error.message}`);
    const status = error.response?.status;
    if (error.isFinal || (status >= 400 && status < 500 && status !== 429)) process.exit(1);
  });
  await delay(Math.min(250 * 2 ** failures, 15_000) * (0.5 + Math.random() / 2));
}
