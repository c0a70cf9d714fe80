// A server of the product as it runs for people, but with a clock and with jobs that its parent sets and runs by messages.
import 'reflect-metadata';
import { compose } from '../../../graphql-server/dist/compose.js';
import { readEnv } from '../../../graphql-server/dist/config/env.js';
import { keepDispatching } from '../../../graphql-server/dist/dispatch/keepDispatching.js';
import { fakeClock } from '../../../graphql-server/dist/gateways/clock.js';
import { listen } from '../../../graphql-server/dist/http/listen.js';
import { openDatabase } from '../../../graphql-server/dist/persistence/openDatabase.js';
import { createOrm } from '../../../graphql-server/dist/persistence/orm.js';
import { prepareDatabase } from '../../../graphql-server/dist/persistence/prepareDatabase.js';

const clock = fakeClock(process.env.STARTS_AT, () => performance.now());
const env = readEnv(process.env);
const database = await openDatabase(env);
const orm = createOrm({ url: database.url });
const { app, readiness, tasks, dispatch, onRecorded, joinOthers } = await compose(env, orm, { clock });

process.on('message', async ({ at, job }) => {
  clock.set(at);
  if (job) await tasks[job]({});
  process.send('done');
});
process.once('disconnect', async () => {
  await app.close();
  await dispatching.stop();
  await orm.close();
  await database.stop();
});

await listen(app, env);
await prepareDatabase(orm, database.url, { seedDemo: false });
joinOthers(database.url);
const dispatching = keepDispatching({ run: dispatch, log: app.log });
onRecorded(dispatching.wake);
readiness.prepared();
process.send('ready');
