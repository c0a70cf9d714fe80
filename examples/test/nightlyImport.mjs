import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readEvent, signIn } from './organiser.mjs';

const TABLE = path.resolve(import.meta.dirname, '../nightly-import/fixtures.csv');

/** @param {import('./Scene.mjs').Scene} scene */
export const nightlyImport = async (scene) => {
  const ada = await signIn(scene, 'Ada');
  // the season that comes, whenever this runs
  const table = readFileSync(TABLE, 'utf8').replaceAll('2027-', `${new Date().getFullYear() + 1}-`);
  const env = {
    QUORUM_URL: scene.address,
    QUORUM_TOKEN: await ada.makeToken('manage'),
    FIXTURES: path.join(scene.folder, 'fixtures.csv'),
  };
  const runWith = async (/** @type {string} */ content) => {
    writeFileSync(env.FIXTURES, content);
    const run = scene.run('nightly-import', env);
    const [code] = await run.ended;
    return { code, lines: run.output.trim().split('\n') };
  };
  /** @returns {Promise<any[]>} */
  const list = async () => {
    const found = await (await fetch(`${scene.address}/api/events?when=UPCOMING&search=Riverside`)).json();
    return /** @type {any[]} */ (found);
  };

  const slip = await runWith(table.replace('Hill Side', 'x'.repeat(200)).replace(',Soccer,Old', ',Chess boxing,Old'));
  assert.equal(slip.code, 1);
  assert.match(slip.lines.join('\n'), /^Line 3, r2: .+\nLine 4, r3: .+$/);
  assert.deepEqual(await list(), [], 'all or nothing');

  const first = await runWith(table);
  assert.deepEqual([first.code, first.lines.at(-1)], [0, '3 published, 0 there before'], first.lines.join('\n'));
  const published = await list();
  for (const { urlHash } of published) scene.atEnd(() => ada.remove(`/api/events/${urlHash}`));
  assert.deepEqual(
    published.map(({ title }) => title),
    ['Riverside : Harbour', 'Old Town : Riverside', 'Riverside : Hill Side'],
  );
  assert.equal(published[0].date, `${new Date().getFullYear() + 1}-03-06T14:00:00.000Z`);
  assert.equal(published[0].notes, 'Meet at two, at the gate');

  const second = await runWith(table);
  assert.deepEqual(second, { code: 0, lines: ['0 published, 3 there before'] });
  assert.deepEqual(await list(), published, 'the second run changes nothing');

  const moved = await runWith(table.replace('Sports ground, Cologne', 'Hall 2, Cologne'));
  assert.deepEqual(moved, { code: 0, lines: ['0 published, 3 there before'] });
  assert.equal((await readEvent(scene.address, published[0].urlHash)).location, 'Hall 2, Cologne');
  assert.deepEqual((await list()).slice(1), published.slice(1));
};
