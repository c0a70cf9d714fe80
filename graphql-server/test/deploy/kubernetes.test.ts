import { describe, expect, it } from '@jest/globals';
import { BarmanObjectStoreConfiguration } from '@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/BarmanObjectStoreConfiguration';
import { Cluster } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Cluster';
import { Pooler } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Pooler';
import { ScheduledBackup } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ScheduledBackup';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Service } from 'kubernetes-models/v1/Service';
import { parse } from 'yaml';
import { readEnv } from '../../src/config/env.ts';
import { kustomizationSchema } from './kustomization.ts';
import { manifestFiles, manifestsIn, textOf, unreadOf, type Manifest } from './manifests.ts';

/** Longer than any that `npm run cluster` plays. */
const FAILOVER_SECONDS = 60;

type Kind = new (data: never) => { validate(): void };

const KINDS: Record<string, Kind> = {
  'v1 Namespace': Namespace,
  'v1 Service': Service,
  'apps/v1 Deployment': Deployment,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
  'networking.k8s.io/v1 Ingress': Ingress,
  'postgresql.cnpg.io/v1 Cluster': Cluster,
  'postgresql.cnpg.io/v1 Pooler': Pooler,
  'postgresql.cnpg.io/v1 ScheduledBackup': ScheduledBackup,
};

/** The plugin has no schema of its own among these; what its resource consists of has one. */
const OBJECT_STORE = 'barmancloud.cnpg.io/v1 ObjectStore';

const validated = (manifest: Manifest): string[] => {
  const name = `${manifest.apiVersion} ${manifest.kind}`;
  const isStore = name === OBJECT_STORE;
  const thing: object = isStore ? manifest.spec.configuration : manifest;
  const Model = isStore ? BarmanObjectStoreConfiguration : KINDS[name];
  if (!Model) throw new Error(`${name} has no schema here`);
  // made of a copy, so it is watched once it is made
  const model = new Model(thing as never);
  return unreadOf(model, (watched) => model.validate.call(watched));
};

const kustomization = kustomizationSchema.parse(parse(textOf('kustomization.yaml')));
const manifests = manifestFiles()
  .filter((file) => file !== 'kustomization.yaml')
  .flatMap(manifestsIn);
const only = (kind: string, name = '') => {
  const found = manifests.filter((one) => one.kind === kind && one.metadata.name.startsWith(name));
  expect(found).toHaveLength(1);
  return found[0] as Manifest;
};
const pod = () => only('Deployment').spec.template.spec;
const server = () => pod().containers[0];

describe('deploy/kubernetes', () => {
  it.each(manifests.map((one) => [one.kind, one.metadata.name, one] as const))(
    'has a %s %s that its schema accepts, and no field that it does not know',
    (_kind, _name, manifest) => {
      expect(validated(manifest)).toEqual([]);
    },
  );

  it('would say what is misspelled, missing or of another type', () => {
    const wrong = (change: (one: Manifest) => void) => {
      const copy = structuredClone(only('Deployment'));
      change(copy);
      return () => validated(copy);
    };
    expect(wrong((one) => (one.spec.template.spec.terminationGracePeriod = 20))()).toEqual([
      '.spec.template.spec.terminationGracePeriod',
    ]);
    expect(wrong((one) => (one.spec.replicas = '3'))).toThrow(/replicas/);
    expect(wrong((one) => delete one.spec.selector)).toThrow(/selector/);
  });

  it.each([
    ['resources:', 'resource:', 'resource'],
    ['configMapGenerator:', 'configMapGenerators:', 'configMapGenerators'],
    ['- pairs:', '- pair:', 'pair'],
    ['newTag: 1.0.0', 'newTag: 1.0', 'newTag'],
    ['PUBLIC_URL=https', 'PUBLIC_URL: https', 'literals'],
    ['/v1beta1', '/v2', 'apiVersion'],
  ])('would not take a kustomization with %s replaced by %s', (right, wrong, blamed) => {
    const text = textOf('kustomization.yaml');
    expect(text).toContain(right);
    const judged = kustomizationSchema.safeParse(parse(text.replace(right, wrong)));
    expect(JSON.stringify(judged.error?.issues)).toContain(`"${blamed}"`);
  });

  it('lists each of its files', () => {
    const files = manifestFiles().filter((file) => file !== 'kustomization.yaml');
    expect([...kustomization.resources].sort()).toEqual(files.sort());
    expect(kustomization.images.map(({ name }) => name)).toEqual([server().image]);
  });

  it('gives the server what it takes in production', () => {
    const [settings] = kustomization.configMapGenerator;
    const given = Object.fromEntries((settings?.literals ?? []).map((line) => line.split(/=(.*)/s).slice(0, 2)));
    const secret = { FIREBASE_PROJECT_ID: 'quorum', FIREBASE_API_KEY: 'key' };
    const url = server().env.find(({ name }: { name: string }) => name === 'DATABASE_URL').value as string;
    const filled = url.replace(/\$\(\w+\)/g, 'x');
    expect(readEnv({ NODE_ENV: 'production', ...given, ...secret, DATABASE_URL: filled })).toMatchObject({
      publicUrl: 'https://quorum.example.org',
      trustProxy: 1,
      sharedCache: 2,
      seedDemo: false,
    });
    expect(server().envFrom).toContainEqual({ configMapRef: { name: settings?.name } });
  });

  it('has no secret in it, but names of those that hold them', () => {
    expect(manifests.map(({ kind }) => kind)).not.toContain('Secret');
    const database = only('Cluster');
    for (const { name, value, valueFrom } of server().env)
      if (/PASSWORD|USER/.test(name)) {
        expect(value).toBeUndefined();
        expect(valueFrom.secretKeyRef.name).toBe(`${database.metadata.name}-app`);
      } else expect(value).toMatch(/^postgres:\/\/\$\(DATABASE_USER\):\$\(DATABASE_PASSWORD\)@/);
  });

  it('sends requests by the pooler, in transactions, and what listens to the primary itself', () => {
    const hostOf = (variable: string) =>
      new URL(
        (server().env.find(({ name }: { name: string }) => name === variable).value as string).replace(
          /\$\(\w+\)/g,
          'x',
        ),
      ).hostname;
    const pooler = only('Pooler');
    expect(hostOf('DATABASE_URL')).toBe(pooler.metadata.name);
    expect(pooler.spec).toMatchObject({ type: 'rw', pgbouncer: { poolMode: 'transaction' } });
    const database = only('Cluster');
    expect(hostOf('DATABASE_DIRECT_URL')).toBe(`${database.metadata.name}-rw`);
    expect(pooler.spec.cluster.name).toBe(database.metadata.name);
    expect(database.spec.bootstrap.initdb).toEqual({ database: 'quorum', owner: 'quorum_server' });
    // both poolers at once, direct connections of all servers, and what PostgreSQL keeps for itself
    const { max_connections: most } = database.spec.postgresql.parameters;
    const pooled = Number(pooler.spec.instances) * Number(pooler.spec.pgbouncer.parameters.default_pool_size);
    expect(Number(most)).toBeGreaterThan(pooled + 2 * 8 * (Number(only('Deployment').spec.replicas) + 1));
  });

  it('lets a server end in peace: nobody sends to it, it has its ten seconds, and others are ready', () => {
    const { terminationGracePeriodSeconds: whole } = pod();
    const { seconds } = server().lifecycle.preStop.sleep;
    expect(whole).toBeGreaterThanOrEqual(Number(seconds) + 10);
    expect(only('Deployment').spec.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
    expect(only('PodDisruptionBudget').spec.maxUnavailable).toBe(1);
    expect(only('PodDisruptionBudget').spec.selector).toEqual(only('Deployment').spec.selector);
    expect(server().readinessProbe.httpGet.path).toBe('/readyz');
    // a server without its database lives: to start it again would help nobody
    expect([server().livenessProbe.httpGet.path, server().startupProbe.httpGet.path]).toEqual(['/healthz', '/healthz']);
  });

  it('leaves no server out before a failover is over: all would be at once, and what they have is shown meanwhile', () => {
    const { periodSeconds, failureThreshold } = server().readinessProbe;
    expect(Number(periodSeconds) * Number(failureThreshold)).toBeGreaterThanOrEqual(FAILOVER_SECONDS);
  });

  it('has the pooler look for a new primary at once', () => {
    expect(Number(only('Pooler').spec.pgbouncer.parameters.server_login_retry)).toBeLessThan(1);
  });

  it('leaves the server nothing to write on, no capability, and no account of the cluster', () => {
    expect(pod()).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true } });
    expect(server().securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(server().resources).toMatchObject({ requests: { cpu: '250m' }, limits: { memory: '768Mi' } });
  });

  it('sends people to the servers, and nobody to their metrics', () => {
    const { paths } = only('Ingress').spec.rules[0].http;
    const serviceOf = (at: string) =>
      paths.find(({ path }: { path: string }) => path === at).backend.service.name as string;
    expect(only('Service', serviceOf('/metrics')).spec.selector).toBeUndefined();
    const behind = manifests.find(({ kind, metadata }) => kind === 'Service' && metadata.name === serviceOf('/'));
    expect(behind?.spec.selector).toEqual(only('Deployment').spec.template.metadata.labels);
  });

  it('archives what PostgreSQL writes, and makes a backup a day', () => {
    const [plugin] = only('Cluster').spec.plugins;
    expect(plugin).toMatchObject({ isWALArchiver: true });
    expect(only('ObjectStore').metadata.name).toBe(plugin.parameters.barmanObjectName);
    expect(only('ScheduledBackup').spec).toMatchObject({
      cluster: { name: only('Cluster').metadata.name },
      method: 'plugin',
      pluginConfiguration: { name: plugin.name },
    });
  });
});
