import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MAIN } from '../../../../graphql-server/test/main/serverProcess.ts';

const SERVER = path.resolve(path.dirname(MAIN), '..');
const ROOT = path.resolve(SERVER, '..');
const LIST = 'dist/persistence/migrations/migrations.js';

/** A migration as a next release may bring one: it expands, so that the servers of this release go on beside it. */
const MIGRATION = `
class Migration20991231_NextRelease extends Migration {
  up() {
    this.addSql('alter table event add column next_release int not null default 0');
    this.addSql('create index next_release_of_event on event (next_release)');
  }
}
migrations.push({ name: 'Migration20991231_NextRelease', class: Migration20991231_NextRelease });
`;

/** The built server as a next release would be, with one migration more: what is started. It is there as long as this process. */
export const nextRelease = (): string => {
  const root = mkdtempSync(path.join(tmpdir(), 'quorum-next-'));
  const server = path.join(root, 'graphql-server');
  mkdirSync(server);
  for (const name of ['node_modules', 'domain', 'packages', 'web', 'package.json'])
    symlinkSync(path.join(ROOT, name), path.join(root, name));
  for (const name of ['assets', 'package.json', 'node_modules']) {
    try {
      symlinkSync(path.join(SERVER, name), path.join(server, name));
    } catch {
      // a workspace has packages of its own or none
    }
  }
  cpSync(path.join(SERVER, 'dist'), path.join(server, 'dist'), { recursive: true });
  const file = path.join(server, LIST);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `import { Migration } from '@mikro-orm/migrations';\n${text}\n${MIGRATION}`);
  // servers load parts of it later
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  return path.join(server, 'dist/main.js');
};
