import assert from 'node:assert/strict';
import { signIn } from './organiser.mjs';
import { until } from './Scene.mjs';

/** @param {import('./Scene.mjs').Scene} scene */
export const liveBoard = async (scene) => {
  const ada = await signIn(scene, 'Ada');
  const urlHash = await ada.publish({ title: 'Rowing eight', participantThreshold: 9 });
  const run = scene.run('live-board', { QUORUM_URL: scene.address });
  /** The board as it was shown last. */
  const board = () => run.output.split('\n\n').at(-2) ?? '';
  const shows = (/** @type {RegExp} */ line) => until(`${line} in ${board()}`, () => line.test(board()));
  const join = (/** @type {string} */ name) => ada.send(`/api/events/${urlHash}/participants`, { name });

  await shows(/Rowing eight +0 of 9/);
  await join('Vera');
  await shows(/Rowing eight +1 of 9/);
  const chess = await ada.publish({ title: 'Chess in the park' });
  await shows(/Chess in the park +0 of 3/);

  // the server goes away and comes back: what happens before the board is back is on it, too
  await scene.stopServer();
  await until('that the board notices', () => run.output.includes('The stream has ended'));
  await scene.startServer();
  await join('Yuki');
  await shows(/Rowing eight +2 of 9/);
  await ada.remove(`/api/events/${chess}`);
  await until('that the event leaves', () => !board().includes('Chess'));
  assert.match(board(), /Rowing eight/);
  await run.stop();

  // what the server refuses for good is said, and ends it
  const wrong = [
    { QUORUM_URL: scene.address, QUORUM_TOKEN: 'quorum_pat_of-nobody' },
    { QUORUM_URL: `${scene.address}/nowhere`, QUORUM_TOKEN: '' },
  ];
  for (const env of wrong) {
    const refused = scene.run('live-board', env);
    assert.deepEqual((await refused.ended).slice(0, 1), [1]);
    assert.match(refused.output, /^The stream has ended: /);
  }
};
