import { beforeAll, describe, expect, it } from '@jest/globals';
import { validate } from 'dockerfile-utils';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readEnv } from '../../src/config/env.ts';

interface Service {
  build?: string;
  image?: string;
  profiles?: string[];
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  privileged?: boolean;
  read_only?: boolean;
  cap_drop?: string[];
}

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const dockerfile = read('Dockerfile');
/** The image that the others start from, with its digest. */
const baseImage = () => /^FROM (\S+) AS base$/m.exec(dockerfile)?.[1];

const { services, volumes } = parse(read('docker-compose.yml')) as {
  services: Record<'server' | 'postgres' | 'proxy' | 'mail' | 'auth', Service>;
  volumes: Record<string, null>;
};

/** What compose puts in place of `${NAME:-default}` and `${NAME:?message}`. */
const filledIn = (text: string, given: Record<string, string>) =>
  text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_whole, name: string, kind = '', rest = '') => {
    if (given[name]) return given[name];
    if (kind === '-') return rest as string;
    throw new Error(rest as string);
  });

/** What the server is given when `.env` holds these. */
const environmentFrom = (given: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(services.server.environment ?? {}).map(([name, text]) => [name, filledIn(text, given)]),
  );

const portOf = (file: string) => /^EXPOSE (\d+)$/m.exec(file)?.[1];

const NEEDED = { POSTGRES_PASSWORD: 'sesame', FIREBASE_PROJECT_ID: 'quorum', FIREBASE_API_KEY: 'key' };

describe('docker-compose.yml', () => {
  it('runs the server and PostgreSQL, and what stands around them when its profile is asked for', () => {
    const profiles = Object.entries(services).map(([name, { profiles = [] }]) => [name, profiles]);
    const around = { proxy: ['proxy'], mail: ['mail'], auth: ['auth'] };
    expect(Object.fromEntries(profiles)).toEqual({ server: [], postgres: [], ...around });
  });

  it('gives the server what it takes in production, from three values', () => {
    expect(readEnv(environmentFrom(NEEDED))).toMatchObject({
      isProduction: true,
      database: { kind: 'external', url: 'postgres://quorum_server:sesame@postgres:5432/quorum' },
      seedDemo: false,
      mail: { kind: 'none' },
    });
  });

  it.each(Object.keys(NEEDED))('says that %s is missing', (name) => {
    expect(() => environmentFrom({ ...NEEDED, [name]: '' })).toThrow(`Set ${name}`);
  });

  it('passes on only what the server reads, under its own name', () => {
    // a variable that nobody reads is refused by nobody: each must make a difference when it is nonsense
    const blank = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'MAIL_FROM', 'ADMIN_UIDS'];
    // OpenTelemetry's SDK reads them itself
    const ofTracing = /^OTEL_(EXPORTER_OTLP_HEADERS|RESOURCE_ATTRIBUTES|TRACES_SAMPLER(_ARG)?)$/;
    for (const name of Object.keys(services.server.environment ?? {}).filter((one) => !ofTracing.test(one))) {
      const value = blank.includes(name) ? ' ' : 'nonsense:';
      expect(() => readEnv({ [name]: value })).toThrow(name);
    }
  });

  it('names a version and the digest of every image, and lets nobody start before what it needs is healthy', () => {
    for (const { image, build, healthcheck, depends_on: needs = {}, privileged } of Object.values(services)) {
      expect(image ?? build).toMatch(build ? /^\.(\/deploy\/auth)?$/ : /^[\w./-]+:v?\d+(\.\d+)*@sha256:[\da-f]{64}$/);
      expect(privileged).toBeUndefined();
      expect(healthcheck?.test ?? /^HEALTHCHECK /m.exec(dockerfile)).toBeTruthy();
      for (const [name, { condition }] of Object.entries(needs))
        expect([name in services, condition]).toEqual([true, 'service_healthy']);
    }
  });

  it('leaves the server nothing to write on but a place for what is passing, and no capability', () => {
    expect(services.server).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });

  it('mounts what exists', () => {
    for (const volume of Object.values(services).flatMap((service) => service.volumes ?? [])) {
      const [source = ''] = volume.split(':');
      if (source.startsWith('.')) expect(read(source).length).toBeGreaterThan(0);
      else expect(Object.keys(volumes)).toContain(source);
    }
  });

  it('has the servers work as a role that is no superuser, which owns the database', () => {
    const role = new URL(environmentFrom(NEEDED).DATABASE_URL ?? '').username;
    const [script = '', statements = ''] = (services.postgres.volumes ?? [])
      .flatMap((volume) => {
        const [source = '', target = ''] = volume.split(':');
        return source.startsWith('.') ? [{ source, target }] : [];
      })
      .map(({ source, target }) => `${target}\n${read(source)}`);
    expect(services.postgres.environment?.POSTGRES_USER).not.toBe(role);
    expect(script).toMatch(/^\/docker-entrypoint-initdb\.d\/\S+\.sh\n#!\/bin\/sh\n/);
    expect(script).toContain(
      `alter role ${role} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password`,
    );
    const [file] = statements.split('\n');
    expect(script).toContain(`\\i ${file}`);
    expect(statements).toContain(`alter database %I owner to ${role}`);
    // what is not executable, PostgreSQL's image would read into its own shell
    expect(statSync(path.join(root, 'deploy/postgres/server-role.sh')).mode & 0o111).toBe(0o111);
  });

  it('shows the world no metrics', () => {
    const proxy = read('deploy/Caddyfile');
    expect(proxy).toMatch(/^\t@inside path \/metrics \/metrics\/\*\n\trespond @inside 404$/m);
  });

  it('has the proxy find every server at its port, and ask another one when one is not there', () => {
    const proxy = read('deploy/Caddyfile');
    expect(proxy).toContain(`dynamic a server ${portOf(dockerfile)}`);
    expect(proxy).toMatch(/^\t\tfail_duration .*\n\t\tlb_try_duration /m);
    // refused writes keep no reader out
    expect(proxy).not.toMatch(/^\s*unhealthy_status/m);
    // the image of Caddy has these two; another one, and it does not start
    expect(/^\tencode (.*)$/m.exec(proxy)?.[1]).toBe('zstd gzip');
  });

  describe('with the Firebase Auth emulator', () => {
    const emulated = {
      ...NEEDED,
      SERVER_ENV: 'development',
      FIREBASE_AUTH_EMULATOR_HOST: 'auth:9099',
      FIREBASE_PROJECT_ID: 'demo-quorum',
    };

    it('gives the server what it needs to know of it, where somebody asks for that', () => {
      const { firebase } = readEnv(environmentFrom(emulated));
      expect(firebase).toMatchObject({ emulator: { host: 'auth:9099', browserUrl: 'http://localhost:9099' } });
      expect(() => readEnv(environmentFrom({ ...emulated, SERVER_ENV: '' }))).toThrow('is not for production');
    });

    it('is reached from this machine alone, where the browser looks for it', () => {
      expect(services.auth).toMatchObject({ ports: ['127.0.0.1:9099:9099'] });
      const { emulators } = JSON.parse(read('deploy/auth/firebase.json'));
      expect(emulators.auth).toEqual({ host: '0.0.0.0', port: Number(portOf(read('deploy/auth/Dockerfile'))) });
    });

    it('knows the project by the name that the server has for it', () => {
      expect(read('deploy/auth/Dockerfile')).toContain(`"--project", "${emulated.FIREBASE_PROJECT_ID}"`);
    });
  });
});

describe('the image of the emulator', () => {
  it('is described without a fault, of versions that have names, for an ordinary user', () => {
    const emulator = read('deploy/auth/Dockerfile');
    expect(validate(emulator)).toEqual([]);
    expect(/^FROM (.*)$/m.exec(emulator)?.[1]).toBe(baseImage());
    expect(emulator).toMatch(/ firebase-tools@\d+\.\d+\.\d+$/m);
    expect(emulator).toMatch(/^USER node$/m);
  });
});

describe('the image', () => {
  let stages: string[];
  beforeAll(() => {
    stages = dockerfile.split(/^FROM /m).slice(1);
  });

  it('is described without a fault that a builder would find', () => {
    expect(validate(dockerfile)).toEqual([]);
    expect(validate(dockerfile.replace('COPY --from', 'COPY --form'))).not.toEqual([]);
  });

  it('starts from a named version, without what it was built with', () => {
    expect(baseImage()).toMatch(/^node:24-bookworm-slim@sha256:[\da-f]{64}$/);
    expect(stages.map((stage) => stage.split(/\s/)[0])).toEqual([baseImage(), 'base', 'base', 'base']);
    expect(stages[2]).toContain('--omit=dev --omit=optional');
    expect(stages.at(-1)).not.toMatch(/^(RUN|ADD) /m);
  });

  it('runs as an ordinary user, in production, and knows its health', () => {
    const last = stages.at(-1) ?? '';
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/NODE_ENV=production/);
    expect(last).toMatch(/^HEALTHCHECK /m);
    // the form without a shell: signals reach the server
    expect(last).toMatch(/^CMD \["node", .*"graphql-server\/dist\/main\.js"\]$/m);
  });
});
