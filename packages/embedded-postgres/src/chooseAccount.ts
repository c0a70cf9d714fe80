import { execFile } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './EmbeddedPostgresError.ts';
import type { DataFolder } from './dataFolder.ts';

const run = promisify(execFile);

interface Owner {
  uid: number;
  gid: number;
}

/** As whom PostgreSQL runs: it refuses to be root. */
export interface Account {
  /** What comes before its command; it replaces itself by it, so the process id stays. */
  prefix: readonly string[];
  /** The account that Node must become for it. */
  ids: Partial<Owner>;
  /** Whose its files must be, if not ours. */
  owner?: Owner;
}

/** Root looks like `nobody` in a user namespace, while files stay root's own. */
const inNamespace: Account = {
  prefix: ['unshare', '--user', '--map-user=65534', '--map-group=65534'],
  ids: {},
};

/** Another user who keeps root's right to pass closed folders: the project may lie below /root. */
const asPrivileged = (owner: Owner): Account => ({
  prefix: [
    ...['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'],
    ...['--inh-caps=+dac_override', '--ambient-caps=+dac_override'],
  ],
  ids: {},
  owner,
});

const asPlain = (owner: Owner): Account => ({ prefix: [], ids: owner, owner });

const ownerOf = (place: string): Owner | undefined => {
  const stats = statSync(place, { throwIfNoEntry: false });
  return stats && { uid: stats.uid, gid: stats.gid };
};

const idsOf = async (user: string): Promise<Owner[]> => {
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, user])));
    return [{ uid: Number(uid?.stdout), gid: Number(gid?.stdout) }];
  } catch {
    return [];
  }
};

/** Whether the account can run the program and use the folder. */
const works = async ({ prefix, ids, owner }: Account, postgres: string, root: string) => {
  const probe = ['sh', '-c', 'test -w "$1" && test -x "$1" && exec "$0" --version', postgres, root];
  try {
    if (owner) chownSync(root, owner.uid, owner.gid);
    await run('env', [...prefix, ...probe], { ...ids, cwd: '/' });
    return true;
  } catch {
    return false;
  }
};

async function candidatesOfRoot({ cluster }: DataFolder): Promise<Account[]> {
  const present = ownerOf(cluster);
  if (present && present.uid !== 0) return [asPrivileged(present), asPlain(present)];
  const users = (await Promise.all(['postgres', 'nobody'].map(idsOf))).flat();
  return [inNamespace, ...users.map(asPrivileged), ...users.map(asPlain)];
}

/**
 * The account that PostgreSQL runs under: our own, or one that root may use instead.
 * @throws EmbeddedPostgresError when there is none
 */
export async function chooseAccount(postgres: string, folder: DataFolder): Promise<Account> {
  if (process.getuid?.() !== 0) return { prefix: [], ids: {} };
  for (const account of await candidatesOfRoot(folder)) {
    if (await works(account, postgres, folder.root)) return account;
  }
  throw new EmbeddedPostgresError('The embedded PostgreSQL cannot run as root here, nor as another user', {
    remedy: 'another account',
  });
}
