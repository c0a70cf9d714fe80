import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.join(import.meta.dirname, '../../..');
/** All that runs in the server: the web app too, which writes its first views there. */
const SOURCES = ['domain/src', 'graphql-server/src', 'web/src', 'packages/html/src'];

/** What keeps things for as long as the process lives, and may grow, with why it does not. */
const BOUNDED: Record<string, string> = {
  'domain/src/readerLanguage.ts chosen':
    'one for each locale of a fixed set, as `localeIn` makes them of what is wanted',
  'graphql-server/src/gateways/Turns.ts #waiting': 'a turn leaves when its work is done, and few may wait',
  'graphql-server/src/gateways/Turns.ts #patient':
    'at most the dispatching of each server: it goes when the crowd is through, or in time',
  'graphql-server/src/doors/graphql/live/KeepAlive.ts #streams':
    'a stream leaves when its connection ends; few may be open',
  'graphql-server/src/gateways/LiveChanges.ts #waiting': 'at most WAITING_MAX changes for a reader',
  'graphql-server/src/gateways/LiveChanges.ts #streams': 'a stream leaves when its connection ends; few may be open',
  'graphql-server/src/gateways/LiveChanges.ts #queue': 'one at most for each open stream',
  'graphql-server/src/doors/graphql/live/streamLimits.ts #ofNetwork': 'a network leaves with its last stream',
  'graphql-server/src/use-cases/batch/Rehearsal.ts #earlier': 'of one request, and gone with it',
  'graphql-server/src/persistence/repositories/EventLists.ts #byNumber': 'of one request, and gone with it',
  'graphql-server/src/persistence/repositories/polls/PollVoters.ts #own': 'of one request, and gone with it',
  'graphql-server/src/persistence/repositories/polls/PollVoters.ts #pages': 'of one request, and gone with it',
  'graphql-server/src/persistence/queryPrepared.ts names': 'by statement, which are constants of the repositories',
  'graphql-server/src/calendar/vtimezone.ts known': 'emptied when it has READABLE_MAX entries',
  'graphql-server/src/cache/VersionedCache.ts #inFlight': 'a refill leaves when it ends',
  'graphql-server/src/cache/VersionedCache.ts #queued': 'a refill leaves when it begins',
  'graphql-server/src/cache/HitCounter.ts #hits': 'by route and status, emptied each second',
  'graphql-server/src/gateways/Primary.ts #onLoss': 'those that are told of an outage, known at the start',
  'graphql-server/src/gateways/Primary.ts #onReturn': 'likewise, of its end',
  'graphql-server/src/gateways/Primary.ts #waiting': 'emptied when the database is back, or the wait is over',
  'graphql-server/src/persistence/pooler/PoolConnections.ts #clients': 'as many as the pool has connections',
  'graphql-server/src/cache/HitCounter.ts #listeners': 'those of the log and of the metrics',
  'web/src/ui/dialog/useCloseOnBack.ts open': 'in the browser alone: an effect adds to it',
  'domain/src/pluralRules.ts rules': 'by a language of the catalogue and a kind',
  'web/src/features/events/time/nextOccurrences.ts asked': 'in the browser alone: an effect adds to it',
  'web/src/features/notifications/pushNotes.ts listeners': 'in the browser alone: an effect adds to it',
  'web/src/lib/lazy.tsx loadsOnInteraction': 'one for each module that is loaded later',
  'web/src/lib/api/initialData.ts initialData': 'in the browser alone: filled from the page',
  'web/src/lib/api/initialData.ts queries': 'one for each query of the pages',
  'web/src/lib/api/queryResultCache.ts etags': 'in the browser alone: filled from answers',
  'web/src/lib/useNow.ts listeners': 'in the browser alone: an effect adds to it',
  'web/src/lib/useNow.ts instants': 'in the browser alone: an effect adds to it',
};

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/generated|\.d\.ts$/.test(name))
    .map((name) => path.join(folder, name));

const GROWING_KINDS = new Set(['Map', 'Set']);

const constructedIn = (node: ts.Node): string => (ts.isNewExpression(node) ? node.expression.getText() : '');

/** What things can be put into later. */
const isStore = (node: ts.Node): boolean =>
  GROWING_KINDS.has(constructedIn(node)) || ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node);

const GROWS = String.raw`(?:\.(?:set|add|push|unshift)\(|\[[^\]]+\] (?:\?\?|\|\|)?= )`;

/** Declarations outside of every function, and fields of classes, which may live as long, that something is put into. */
const keptIn = (file: string): string[] => {
  const source = ts.createSourceFile(file, readFileSync(path.join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    const isDeclared = ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node);
    const name = isDeclared ? node.name.getText() : '';
    if (isDeclared && node.initializer && isStore(node.initializer)) {
      if (new RegExp(`(?<!\\w)${name}${GROWS}`).test(source.text)) found.push(`${file} ${name}`);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
};

const files = SOURCES.flatMap(filesIn);

it('nothing that lives as long as the process may grow, but what says why it does not', () => {
  const kept = new Set(files.flatMap(keptIn));
  expect([...kept].sort()).toEqual(Object.keys(BOUNDED).sort());
});
