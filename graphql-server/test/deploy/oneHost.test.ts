import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@quorum/domain/language';
import { validate } from 'dockerfile-utils';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readEnv } from '../../src/config/env.ts';
import { STATIC_PAGES } from '../../src/doors/pages/pageRoutes.ts';
import { REVALIDATION_SECONDS } from '../../src/http/sharedCache.ts';

interface Service {
  image?: string;
  build?: string;
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  environment?: Record<string, string>;
  networks?: Record<string, { ipv4_address?: string }> | string[];
  volumes?: string[];
  ports?: string[];
  privileged?: boolean;
}

const folder = path.resolve(import.meta.dirname, '../../../deploy/compose');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const { services, volumes } = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const vcl = read('../varnish/default.vcl');
const dockerfile = read('../varnish/Dockerfile');
const backends = read('backends.vcl');

const GIVEN: Record<string, string> = {
  POSTGRES_PASSWORD: 'sesame',
  FIREBASE_PROJECT_ID: 'quorum',
  FIREBASE_API_KEY: 'key',
  DOMAIN: 'quorum.example.org',
  BACKUPS: '/backups',
};
const filledIn = (text: string) =>
  text.replace(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_whole, name: string, rest = '') => GIVEN[name] ?? (rest as string));

const servers = Object.entries(services).filter(([name]) => name.startsWith('server-'));
const addressOf = ({ networks }: Service) =>
  (networks as Record<string, { ipv4_address?: string }>).inside?.ipv4_address;

describe('deploy/compose', () => {
  it('gives each server what it takes in production', () => {
    expect(servers).toHaveLength(2);
    for (const [, { environment = {} }] of servers) {
      const variables = Object.entries(environment).map(([name, text]) => [name, filledIn(text)]);
      expect(readEnv({ NODE_ENV: 'production', ...Object.fromEntries(variables) })).toMatchObject({
        publicUrl: 'https://quorum.example.org',
        sharedCache: 2,
        // Caddy and Varnish
        trustProxy: 2,
        seedDemo: false,
      });
    }
  });

  it('lets people in by TLS alone, and nobody past it', () => {
    const published = Object.entries(services).flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));
    expect(published).toEqual([
      ['proxy', '80:80'],
      ['proxy', '443:443'],
    ]);
    const [port] = /(?<=^EXPOSE )\d+$/m.exec(dockerfile) ?? [];
    expect(read('Caddyfile')).toContain(`reverse_proxy varnish:${port}`);
  });

  it('has Varnish know each server, where it is', () => {
    const known = [...backends.matchAll(/^backend \w+ \{ \.host = "([\d.]+)"; \.port = "4000";/gm)].map(
      ([, host]) => host,
    );
    expect(new Set(known)).toEqual(new Set(servers.map(([, service]) => addressOf(service))));
    for (const director of ['ready', 'all'])
      expect(backends.match(new RegExp(`${director}.add_backend`, 'g'))).toHaveLength(2);
    expect(backends.match(/\.probe = is_ready/g)).toHaveLength(2);
  });

  it('names a version and the digest of every image, and waits for what is healthy', () => {
    for (const { image, build, healthcheck, depends_on: needs = {}, privileged } of Object.values(services)) {
      if (!build) expect(image).toMatch(/^[\w./-]+:v?\d+(\.\d+)*@sha256:[\da-f]{64}$/);
      expect(privileged).toBeUndefined();
      if (build !== '../..') expect(healthcheck?.test).toBeTruthy();
      for (const [name, { condition }] of Object.entries(needs))
        expect([name in services, condition]).toEqual([true, 'service_healthy']);
    }
    expect(/^FROM (.*)$/m.exec(dockerfile)?.[1]).toBe(/^FROM (\S+) AS base$/m.exec(read('../../Dockerfile'))?.[1]);
    expect(validate(dockerfile)).toEqual([]);
  });

  it('takes a server for healthy once it serves, so that the other one is upgraded after that', () => {
    for (const [, { healthcheck }] of servers) expect(healthcheck?.test.join(' ')).toContain('/readyz');
  });

  it('makes no backup before there is something to back up', () => {
    expect(services.backup?.depends_on?.['server-1']).toEqual({ condition: 'service_healthy' });
  });

  it('mounts what exists', () => {
    for (const [source = ''] of Object.values(services).flatMap(({ volumes: all = [] }) =>
      all.map((one) => one.split(':')),
    ))
      if (source.startsWith('.')) expect(read(source).length).toBeGreaterThan(0);
      else if (!source.startsWith('$')) expect(Object.keys(volumes)).toContain(source);
    expect(statSync(path.join(folder, 'backup.sh')).mode & 0o111).toBe(0o111);
  });
});

describe('deploy/varnish', () => {
  it('stores each page that servers share', () => {
    const [block = ''] = /\(req\.url ~ "\^\/\(\\\?\|\$\)"[^]*?\) \{$/m.exec(vcl) ?? [];
    const patterns = [...block.matchAll(/req\.url ~ "([^"]+)"/g)].map(([, pattern = '']) => new RegExp(pattern));
    expect(patterns.length).toBeGreaterThan(2);
    for (const page of STATIC_PAGES)
      expect([page, patterns.some((pattern) => pattern.test(page))]).toEqual([page, true]);
  });

  it('knows our languages, and how long what is out of date may be shown', () => {
    const languages = `(${Object.keys(LANGUAGES).join('|')})`;
    expect(vcl).toContain(`quorum-language=${languages}(`);
    expect(vcl).toContain(`"(?i)(^|[ ,])${languages}([-;, ]|$)"`);
    expect(vcl).toContain(`"^${languages}$"`);
    expect(vcl).toContain(`set req.grace = ${REVALIDATION_SECONDS}s;`);
  });
});
