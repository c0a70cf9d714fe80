import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { request as ask } from 'node:http';
import path from 'node:path';
import { readEvent, signIn } from './organiser.mjs';

const EXAMPLES = path.resolve(import.meta.dirname, '..');

/** @param {import('./Scene.mjs').Scene} scene */
export const mobileClient = async (scene) => {
  const ada = await signIn(scene, 'Ada');
  const urlHash = await ada.publish({ title: 'Futsal under the lights' });
  /** @type {{ call: string, status: number | undefined }[]} */
  const seen = [];
  /** What has lost an answer. @type {Set<string>} */
  const lost = new Set();

  // the network of a train: of each way to write, the first answer gets lost on its way back
  const train = await scene.serve((request, response) => {
    const { method = '', url = '', headers } = request;
    const onward = ask(
      scene.address + url,
      { method, headers: { ...headers, host: new URL(scene.address).host } },
      (answer) => {
        seen.push({ call: `${method} ${url}`, status: answer.statusCode });
        const isLost = method !== 'GET' && !lost.has(method);
        lost.add(method);
        if (isLost) return void answer.resume().on('end', () => response.destroy());
        response.writeHead(answer.statusCode ?? 0, answer.headers);
        answer.pipe(response);
      },
    );
    request.pipe(onward);
  });

  const run = scene.run('mobile-client', { QUORUM_URL: scene.address, APP_URL: train, NAME: 'Robin' });
  const [code] = await run.ended;
  assert.equal(code, 0, run.output);
  const said = run.output.split('\n').filter((line) => /^(Next|Joined|Changed|Listed|Taken)/.test(line));
  assert.deepEqual(said, [
    'Next: Futsal under the lights',
    'Joined: GOING',
    'Changed: MAYBE',
    'Listed: 1',
    'Listed: 1, 1 kept',
    'Taken back',
  ]);
  const list = 'GET /api/events?when=UPCOMING&first=20';
  assert.deepEqual(
    seen.filter(({ call }) => call === list).map(({ status }) => status),
    [200, 200, 304],
  );
  const joins = seen.filter(({ call }) => call.endsWith('/join'));
  assert.deepEqual(
    joins.map(({ status }) => status),
    [201, 201],
    'asked twice',
  );
  const { participants } = await readEvent(scene.address, urlHash);
  assert.deepEqual(participants, [], 'joined once, and taken back');

  const tsc = path.join(EXAMPLES, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', EXAMPLES], { encoding: 'utf8' });
  assert.equal(status, 0, stdout);
};
