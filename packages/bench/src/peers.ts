import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Databases } from './data/databases.ts';
import { bodyOf } from './load/bodyOf.ts';
import { HOME_EVENTS_PATH } from './operations.ts';
import { requestBytes } from './load/request.ts';
import { startProcess, type Peer } from './machine/startProcess.ts';

/** Production, but that nobody is told to slow down; a Google project is named since production wants one. */
export const QUORUM_ENV = {
  RATE_LIMITS: 'off',
  SEED_DEMO: 'false',
  FIREBASE_PROJECT_ID: 'bench',
  FIREBASE_API_KEY: 'bench',
  WEATHER_URL: 'http://127.0.0.1:9',
};

/** With local sign-in, where what people are told is written and stored, and nobody needs a mail host. */
const TELLING_ENV = {
  NODE_ENV: 'development',
  RATE_LIMITS: 'off',
  SEED_DEMO: 'false',
  WEATHER_URL: QUORUM_ENV.WEATHER_URL,
};

export type Peers = Record<
  | 'quorum'
  | 'quorumLarge'
  | 'quorumWritten'
  | 'quorumPolls'
  | 'quorumTelling'
  | 'bare'
  | 'postgraphile'
  | 'postgraphileWritten'
  | 'mercurius',
  Peer
>;

/** Has `use` read the bytes that Quorum answers, plain: for the peer that has nothing but bytes. */
const withBytes = async <Result>(quorum: Peer, use: (env: Record<string, string>) => Promise<Result>) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'quorum-bytes-'));
  const hold = async (name: string, address: string) => {
    const file = path.join(folder, name);
    const headers = { 'accept-encoding': 'identity' };
    writeFileSync(file, await bodyOf(quorum.port, requestBytes({ path: address, headers })));
    return file;
  };
  try {
    return await use({
      BYTES_OF_POLL: await hold('poll.json', HOME_EVENTS_PATH),
      BYTES_OF_REST: await hold('rest.json', '/api/events'),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

interface Options {
  /** Of the first; the others have those that follow. */
  port: number;
  /** Called for each, also where a later one does not start. */
  onStart: (peer: Peer) => void;
}

/** Starts everything that is measured, each in a process of its own. */
export const startPeers = async (
  { small, large, written, polls, told }: Databases,
  { port, onStart }: Options,
): Promise<Peers> => {
  let next = port;
  const start = async (name: string, script: string, env: Record<string, string>) => {
    const peer = await startProcess({ name, script, env, port: next++ });
    onStart(peer);
    return peer;
  };
  const quorumOn = (url: string, env: Record<string, string> = QUORUM_ENV) =>
    start('Quorum', '../../../graphql-server/dist/main.js', { ...env, DATABASE_URL: url });
  const on = (url: string) => ({ DATABASE_URL: url });
  // the first start after a build keeps what it has compiled for the others; one like them is measured
  await (await quorumOn(small)).stop();
  const quorum = await quorumOn(small);
  return {
    quorum,
    quorumLarge: await quorumOn(large),
    quorumWritten: await quorumOn(written),
    quorumPolls: await quorumOn(polls),
    quorumTelling: await quorumOn(told, TELLING_ENV),
    bare: await withBytes(quorum, (bytes) => start('node:http', '../peers/bare.mjs', bytes)),
    postgraphile: await start('PostGraphile', '../peers/postgraphile.mjs', on(small)),
    postgraphileWritten: await start('PostGraphile', '../peers/postgraphile.mjs', on(written)),
    mercurius: await start('mercurius', '../peers/mercurius.mjs', on(small)),
  };
};
