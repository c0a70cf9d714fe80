import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '../support/eventually.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../deploy/varnish');

const run = promisify(execFile);

const hasXkey = () =>
  ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/lib'].some((library) =>
    existsSync(path.join(library, 'varnish/vmods/libvmod_xkey.so')),
  );

/** Why there is no Varnish here; null where there is. */
export const missingVarnish = (): string | null => {
  if (spawnSync('varnishd', ['-V']).error) return 'Varnish is not here: apt-get install varnish varnish-modules';
  return hasXkey() ? null : 'Varnish knows no surrogate keys here: apt-get install varnish-modules';
};

/** As `deploy/compose` and `deploy/kubernetes` have it, of these ports of this machine. */
const backendsAt = (ports: readonly number[]): string => {
  const each = (write: (name: string, port: number) => string) =>
    ports.map((port, index) => write(`server_${index}`, port)).join('\n');
  return `${each(
    (name, port) => `backend ${name} { .host = "127.0.0.1"; .port = "${port}"; .probe = is_ready; }
backend ${name}_unprobed { .host = "127.0.0.1"; .port = "${port}"; }`,
  )}
sub vcl_init {
  new ready = directors.round_robin();
  new all = directors.round_robin();
  ${each((name) => `ready.add_backend(${name}); all.add_backend(${name}_unprobed);`)}
}
`;
};

export interface Varnish {
  address: string;
  stop(): Promise<void>;
}

/** Varnish with the project's own configuration, in front of servers at these ports. */
export const startVarnish = async (ports: readonly number[]): Promise<Varnish> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'quorum-varnish-'));
  await writeFile(path.join(folder, 'backends.vcl'), backendsAt(ports));
  const child = spawn(
    'varnishd',
    [
      ...['-F', '-j', 'none', '-n', folder, '-a', '127.0.0.1:0', '-f', path.join(FOLDER, 'default.vcl')],
      ...['-p', `vcl_path=${folder}`, '-p', 'http_gzip_support=off', '-s', 'malloc,64m'],
    ],
    { stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  let isRunning = true;
  void ended.then(() => (isRunning = false));
  const port = await eventually(async () => {
    if (!isRunning) return null;
    const { stdout } = await run('varnishadm', ['-n', folder, 'debug.listen_address']);
    const found = /127\.0\.0\.1 (\d+)/.exec(stdout)?.[1];
    if (!found) throw new Error('Varnish does not listen yet');
    return found;
  });
  if (port === null) throw new Error('Varnish has ended: does it take deploy/varnish/default.vcl?');
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
};
