// A process of the product on the database whose URL it is given, with a clock that its parent sets by messages.
import { compose } from '../../dist/compose.js';
import { readEnv } from '../../dist/config/env.js';
import { fakeClock } from '../../dist/gateways/clock.js';
import { fakeIdentity } from '../../dist/gateways/identity/fakeIdentity.js';
import { createOrm } from '../../dist/persistence/orm.js';

const [url, now] = process.argv.slice(2);
const clock = fakeClock(now, () => performance.now());
/** As long as a test may take: a busy machine has nothing refused. */
const PATIENCE = { connection: 60_000, statement: 60_000, idleTransaction: 60_000 };
const orm = createOrm({ url, patience: PATIENCE });
const env = readEnv({ RATE_LIMITS: 'off', WEATHER_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'silent' });
const { app, readiness, tasks, dispatch, joinOthers } = await compose(env, orm, {
  clock,
  identity: fakeIdentity(),
  webRoot: '',
});

process.on('message', async ({ at, run }) => {
  clock.set(at);
  await tasks[run]({});
  await dispatch();
  process.send({ done: run });
});
process.once('disconnect', async () => {
  await app.close();
  await orm.close();
});

const address = await app.listen({ port: 0, host: '127.0.0.1' });
joinOthers(url);
readiness.prepared();
process.send({ address });
