import { setTimeout as delay } from 'node:timers/promises';
import { launchServer } from '../../../../graphql-server/test/main/serverProcess.ts';
import type { Fault } from '../Fault.ts';
import { seconds } from '../figures.ts';
import { freePort } from '../freePort.ts';
import { Gate } from '../Gate.ts';
import { answers, until } from '../until.ts';

const AWAY_MS = 4_000;
const BACK_MS = 5_000;

export const databaseAway: Fault = {
  name: 'PostgreSQL is away when the server starts, and again later',
  goal: 'live 200 and ready 503 meanwhile; serving within 5 s of its coming',
  async play(scene) {
    const gate = new Gate(await scene.startPostgres());
    scene.atEnd(() => gate.shut());
    // for its port alone
    await gate.open();
    await gate.shut();

    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const child = launchServer({ DATABASE_URL: gate.url, PORT: String(port), LOG_LEVEL: 'silent' });
    scene.atEnd(() => child.kill('SIGKILL'));
    const isRight = async () =>
      (await answers(`${address}/healthz`)) &&
      (await answers(`${address}/readyz`, 503)) &&
      (await answers(`${address}/api/events`, 503));
    await until(() => answers(`${address}/healthz`));
    const wasRight = [await isRight()];
    await delay(AWAY_MS);
    wasRight.push(await isRight());
    await gate.open();
    const started = await until(() => answers(`${address}/api/events`));

    await gate.shut();
    await until(() => answers(`${address}/readyz`, 503));
    await delay(AWAY_MS);
    wasRight.push((await answers(`${address}/healthz`)) && (await answers(`${address}/readyz`, 503)));
    await gate.open();
    const back = await until(() => answers(`${address}/readyz`));
    const isMet = !wasRight.includes(false) && started <= BACK_MS && back <= BACK_MS;
    return {
      isMet,
      figures: `${seconds(AWAY_MS)} away: live 200, ready 503${wasRight.includes(false) ? ' NOT always' : ''}; serving ${seconds(started)} after it came, and ${seconds(back)} after it came again`,
    };
  },
};
