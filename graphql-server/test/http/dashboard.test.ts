import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { measureProcess } from '../../src/http/metrics.ts';
import { aResponse, anEvent } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';

const docs = path.resolve(import.meta.dirname, '../../../docs');
const dashboard = JSON.parse(readFileSync(path.join(docs, 'grafana-dashboard.json'), 'utf8')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const operations = readFileSync(path.join(docs, 'operations.md'), 'utf8');

const NAMES = /\b(?:quorum|http|process|nodejs)_[a-z0-9_]+/g;
const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

const server = useServer(() => ({ metrics: measureProcess() }));
/** The names of all series that a server shows. */
let shown: Set<string>;
beforeAll(async () => {
  await aResponse(server, await anEvent(server), { email: 'vera@example.com' });
  await server.tasks.deleteExpiredRequests({});
  const { body } = await server.app.inject('/metrics');
  // a histogram is named by its family, too
  const names = body.matchAll(/^(?:# TYPE )?([a-z0-9_]+)[{ ]/gm);
  shown = new Set([...names].map(([, name = '']) => name));
});

describe('the dashboard', () => {
  it('has panels, each with something to show', () => {
    expect(dashboard.panels.length).toBeGreaterThan(8);
    for (const { targets } of dashboard.panels) expect(targets[0]?.expr).toMatch(NAMES);
  });

  it.each([...new Set(expressions.flatMap((expr) => expr.match(NAMES) ?? []))])(
    'reads %s, which /metrics shows',
    (name) => {
      expect([...shown]).toContain(name);
    },
  );
});

describe('docs/operations.md', () => {
  // the database's role is named like a metric
  const named = new Set(
    operations.match(
      /\b(?!quorum_server\b|quorum_(?:wrote|confirmation)\b|http_gzip_support\b)(?:quorum|http|nodejs)_[a-z0-9_]+/g,
    ),
  );
  it.each([...named])('names %s, which /metrics shows', (name) => {
    expect([...shown]).toContain(name);
  });
});
