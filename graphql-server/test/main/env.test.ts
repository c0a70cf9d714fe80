import { describe, expect, it } from '@jest/globals';
import { readEnv } from '../../src/config/env.ts';

describe('the environment', () => {
  it('may be empty: everything has a default', () => {
    expect(readEnv({})).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      database: { kind: 'embedded', dataDir: '.data' },
      firebase: null,
      seedDemo: true,
      rateLimits: true,
      trustProxy: 0,
    });
  });

  it('takes an empty variable for one that is not set', () => {
    const empty = { PORT: '', HOST: '', DATABASE_URL: '', FIREBASE_PROJECT_ID: '', SEED_DEMO: '', NODE_ENV: '' };
    expect(readEnv(empty)).toEqual(readEnv({}));
  });

  it.each<[string, string[], sentence: string]>([
    ['NODE_ENV', ['prod', 'PRODUCTION'], 'NODE_ENV must be development, test or production'],
    [
      'PORT',
      ['http', '-1', '65536', '1e3', '0x50', ' ', '80.5', '99999999999'],
      'PORT must be a number between 0 and 65535',
    ],
    ['HOST', [' '], 'HOST must not be blank'],
    [
      'DATABASE_URL',
      ['localhost:5432/quorum', 'mysql://localhost/quorum', 'postgres', 'http://localhost'],
      'DATABASE_URL must look like postgres://user:password@host:5432/name',
    ],
    ['DATABASE_DIRECT_URL', ['mysql://localhost/quorum'], 'DATABASE_DIRECT_URL must look like postgres://'],
    ['DATA_DIR', [' '], 'DATA_DIR must not be blank'],
    ['FIREBASE_PROJECT_ID', [' '], 'FIREBASE_PROJECT_ID must not be blank'],
    [
      'LOCAL_SIGN_IN_HOSTS',
      ['*', 'http://demo.local', 'demo.local:4000', 'a b', ',', 'demo.local/', '*.local', ' '],
      'LOCAL_SIGN_IN_HOSTS must be the names or addresses of this machine',
    ],
    ['SEED_DEMO', ['no', '1', 'TRUE'], 'SEED_DEMO must be true or false'],
    ['RATE_LIMITS', ['true', 'none'], 'RATE_LIMITS must be on or off'],
    ['TRUST_PROXY', ['yes', '0', '10', '-1', '1.5'], 'TRUST_PROXY must be false, true, or how many proxies there are'],
    ['SHARED_CACHE', ['0', '61', '1.5', '-1', 'on'], 'SHARED_CACHE must be for how many seconds shared caches may'],
    ['ADMIN_UIDS', ['ada,,bea', 'a b', ',', 'x'.repeat(129)], 'ADMIN_UIDS must be uids with commas between them'],
    ['WEATHER_URL', ['open-meteo', 'ftp://example.com'], 'WEATHER_URL must be the http or https address'],
    ['SMTP_URL', ['localhost:25', 'http://localhost'], 'SMTP_URL must look like smtp://user:password@host:587'],
    [
      'SMTP_URL',
      ['smtp://user:12/ss@host', 'smtp://user:1?2@host', 'smtp://user:p#ss@host', 'smtp://user:100%@host'],
      'special characters in its user name or password need percent-encoding',
    ],
    [
      'DATABASE_URL',
      ['postgres://user:12/ss@host/name', 'postgres://us/er:x@host/name', 'postgres://user:a/b@host:5432/name'],
      'special characters in its user name or password need percent-encoding',
    ],
    ['MAIL_FROM', ['Quorum', 'a@x.org, b@x.org', 'Q <q@x.org>, <r@x.org>'], 'MAIL_FROM must be one address'],
    ['PUBLIC_URL', ['quorum.example', 'ftp://quorum.example'], 'PUBLIC_URL must be the http or https address'],
    ['CREATOR_NAME', [' ', 'x'.repeat(61)], 'CREATOR_NAME must'],
    ['CREATOR_URL', ['me', 'javascript:alert(1)'], 'CREATOR_URL must be the http or https address of a page'],
    ['CHARITY_NAME', ['Right To Play'], 'CHARITY_NAME and CHARITY_URL must be set together'],
    ['CHARITY_URL', ['https://righttoplay.com/'], 'CHARITY_NAME and CHARITY_URL must be set together'],
    ['PUBLIC_URL', ['https://quorum.example/app'], 'PUBLIC_URL must be an address without a path'],
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      ['localhost:4318', 'grpc://localhost'],
      'OTEL_EXPORTER_OTLP_ENDPOINT must be the http',
    ],
    ['LOG_LEVEL', ['verbose'], 'LOG_LEVEL must be fatal, error, warn, info, debug or silent'],
  ])('refuses nonsense in %s with a sentence', (name, values, sentence) => {
    for (const value of values) expect(() => readEnv({ [name]: value })).toThrow(sentence);
  });

  it('says a sentence for each variable that is wrong', () => {
    expect(() => readEnv({ PORT: 'x', SEED_DEMO: 'x' })).toThrow(
      'PORT must be a number between 0 and 65535\nSEED_DEMO must be true or false',
    );
  });

  describe('of local sign-in', () => {
    const hostsOf = (env: Record<string, string>) => [...(readEnv(env).localHosts ?? [])];
    const FIREBASE = { FIREBASE_PROJECT_ID: 'quorum', FIREBASE_API_KEY: 'key' };

    it.each(['0.0.0.0', '::', '192.168.1.20', 'demo.local', '::ffff:127.0.0.1', '10.0.0.1'])(
      'lets nobody else reach it, where anybody is anybody: HOST %s is refused',
      (HOST) => {
        expect(() => readEnv({ HOST })).toThrow(`HOST ${HOST} lets others reach it: set FIREBASE_PROJECT_ID`);
        expect(readEnv({ HOST, ...FIREBASE })).toMatchObject({ host: HOST, localHosts: null });
      },
    );

    it.each(['127.0.0.1', '127.8.9.10', '::1', 'localhost', 'quorum.localhost'])('takes HOST %s', (HOST) => {
      expect(readEnv({ HOST }).host).toBe(HOST);
    });

    it('is served to others under the names that somebody says, and no others', () => {
      const LOCAL_SIGN_IN_HOSTS = '192.168.1.20, Demo.local';
      expect(hostsOf({ HOST: '0.0.0.0', LOCAL_SIGN_IN_HOSTS })).toEqual(['192.168.1.20', 'demo.local']);
      expect(hostsOf({ HOST: '10.0.0.1', LOCAL_SIGN_IN_HOSTS })).toEqual(['192.168.1.20', 'demo.local', '10.0.0.1']);
    });

    it('is served under the name of PUBLIC_URL', () => {
      expect(hostsOf({ PUBLIC_URL: 'https://quorum.example:8443' })).toContain('quorum.example');
    });
  });

  it('refuses local sign-in in production', () => {
    expect(() => readEnv({ NODE_ENV: 'production' })).toThrow('Local sign-in is not for production');
  });

  it.each([
    [{ FIREBASE_API_KEY: 'key' }, 'FIREBASE_PROJECT_ID must be set together with the other FIREBASE_ variables'],
    [{ FIREBASE_PROJECT_ID: 'quorum' }, 'FIREBASE_API_KEY, the web API key of the Firebase project, must be set'],
  ])('refuses half a Firebase project', (env, sentence) => {
    expect(() => readEnv(env)).toThrow(sentence);
  });

  describe('of the Firebase Auth emulator', () => {
    const emulated = {
      FIREBASE_PROJECT_ID: 'demo-quorum',
      FIREBASE_API_KEY: 'key',
      FIREBASE_AUTH_EMULATOR_HOST: 'auth:9099',
    };

    it('knows where the server finds it, and where the browser does', () => {
      const { firebase } = readEnv(emulated);
      expect(firebase?.emulator).toEqual({ host: 'auth:9099', browserUrl: 'http://localhost:9099' });
    });

    it.each([
      [{ NODE_ENV: 'production' }, 'FIREBASE_AUTH_EMULATOR_HOST is not for production'],
      [{ FIREBASE_PROJECT_ID: 'quorum' }, 'FIREBASE_PROJECT_ID must begin with demo-'],
      [{ FIREBASE_AUTH_EMULATOR_HOST: 'auth:99999' }, 'FIREBASE_AUTH_EMULATOR_HOST must be a host and a port'],
      [{ FIREBASE_AUTH_EMULATOR_HOST: 'http://auth' }, 'FIREBASE_AUTH_EMULATOR_HOST must be a host and a port'],
    ])('refuses it with %j', (env, sentence) => {
      expect(() => readEnv({ ...emulated, ...env })).toThrow(sentence);
    });

    it('is local sign-in without a project, whatever else the shell has', () => {
      expect(readEnv({ FIREBASE_AUTH_EMULATOR_HOST: 'auth:9099' }).firebase).toBeNull();
    });
  });
});
