import assert from 'node:assert/strict';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { readEvent, signIn } from './organiser.mjs';
import { until } from './Scene.mjs';

const isDelivered = (/** @type {{ state: string }} */ { state }) => state === 'DELIVERED';

/** @param {import('./Scene.mjs').Scene} scene */
export const chatBot = async (scene) => {
  /** @type {string[]} */
  const channel = [];
  const chat = await scene.serve(async (request, response) => {
    channel.push(/** @type {{ text: string }} */ (await json(request)).text);
    response.end('ok');
  });
  const bot = `http://127.0.0.1:${await scene.freePort()}`;
  const ada = await signIn(scene, 'Ada');
  const { id, secret } = await ada.send('/api/me/webhooks', { url: `${bot}/quorum`, types: ['*'], scope: 'OWN' });
  const env = {
    QUORUM_URL: scene.address,
    QUORUM_TOKEN: await ada.makeToken('read', 'write'),
    WEBHOOK_SECRET: secret,
    CHAT_URL: chat,
    CHAT_TOKEN: 'of-the-chat',
    PORT: new URL(bot).port,
    STATE: path.join(scene.folder, 'bot.json'),
  };
  const start = async () => {
    const run = scene.run('chat-bot', env);
    await until('the bot', () => run.output.includes('listens'));
    return run;
  };
  const command = async (/** @type {string} */ user, /** @type {string} */ text, token = env.CHAT_TOKEN) => {
    const body = new URLSearchParams({ token, text, user_id: `id-of-${user}`, user_name: user });
    const answer = await fetch(`${bot}/command`, { method: 'POST', body });
    return answer.ok ? /** @type {any} */ (await answer.json()).text : answer.status;
  };
  let heard = 0;
  /** Waits for the next message that says so; those before it are passed over. @param {string} words */
  const hears = async (words) => {
    const found = await until(
      `'${words}' in ${channel.slice(heard)}`,
      () => channel.findIndex((text, at) => at >= heard && text.includes(words)) + 1,
    );
    heard = found;
  };
  const allIsTold = () =>
    until('that all is told', async () => (await ada.read(`/api/me/webhooks/${id}/deliveries`)).every(isDelivered));
  const names = async () =>
    (await readEvent(scene.address, urlHash)).participants.map((/** @type {any} */ { name }) => name);

  let run = await start();
  const urlHash = await ada.publish({ title: 'Beach @channel volleyball' });
  await hears('0 of 3 are in, 3 more needed.');
  assert.ok(!channel.join().includes('@channel'), 'what people have typed calls somebody');

  assert.equal(await command('vera', 'join'), 'You are in.');
  await hears('1 of 3 are in, 2 more needed.');
  assert.equal(await command('vera', 'join'), 'You are in already.');
  assert.equal(await command('yuki', 'join'), 'You are in.');
  await Promise.all([command('omar', 'join'), command('omar', 'join')]);
  await hears('3 of 3 are in, that is enough.');
  assert.deepEqual(await names(), ['vera', 'yuki', 'omar']);

  assert.equal(await command('vera', 'join', 'made-up'), 401);
  assert.equal(await command('vera', 'constructor'), 'I know join, leave and status, once there is an event.');
  const body = JSON.stringify({ type: 'event.confirmed', data: { event: { title: 'Forged', going: 9 } } });
  const signed = {
    'webhook-id': 'made-up',
    'webhook-timestamp': String(Math.floor(Date.now() / 1_000)),
    'webhook-signature': 'v1,AAAA',
  };
  assert.equal((await fetch(`${bot}/quorum`, { method: 'POST', headers: signed, body })).status, 401);

  // what proves the responses outlives the bot
  await allIsTold();
  await run.stop();
  run = await start();
  assert.equal(await command('yuki', 'leave'), 'You are out.');
  await hears('2 of 3 are in, 1 more needed.');
  assert.deepEqual(await names(), ['vera', 'omar']);
  assert.match(await command('yuki', 'status'), /: 2 of 3 are expected\.$/);
  await ada.send(`/api/events/${urlHash}/decision`, { decision: 'CALL_OFF', reason: 'Rain' });
  await hears('It is off.');
  assert.match(await command('yuki', 'join'), /called off/);
  assert.ok(!channel.join().includes('Forged'));
  await run.stop();
};
