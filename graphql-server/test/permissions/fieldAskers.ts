import type { TokenScope } from '@quorum/domain/platform/tokenScopes';
import { bearer } from '../platform/aProgram.ts';
import type { Caller } from '../support/testServer.ts';
import { BEA, CEM, type Planted } from './canaries.ts';

export interface Asker {
  caller: () => Caller;
  /** The canaries that are for them. */
  reads: readonly string[];
  /** What their token is for, where they are a program. */
  scope?: TokenScope;
}

/** What people left to those who organise. */
const LEFT = ['vera', 'bea', 'verasPhone', 'beasPhone', 'verasCode', 'beasCode', 'verasAnswer', 'beasAnswer'];
const ORGANISED = [...LEFT, 'chat', 'external', 'message', 'hiddenGuest'];
const CREATED = [...ORGANISED, 'hash', 'ada', 'verasVote', 'beasVote'];

/** Who searches for the canaries that are planted by then. */
export const fieldAskers = (world: () => Planted): Record<string, Asker> => {
  /** A program of the creator's. Its token decides who asks, whatever other credentials it sends. */
  const program = (scope: TokenScope, reads: readonly string[]): Asker => ({
    caller: () => ({ as: 'ada', ...bearer(world().programs[scope]) }),
    reads,
    scope,
  });

  return {
    nobody: { caller: () => ({}), reads: [] },
    'a visitor with a token': {
      caller: () => ({ headers: { cookie: world().cookie, 'x-response-token': world().vera.responseToken } }),
      reads: ['vera', 'verasVote', 'verasPhone', 'verasCode', 'verasAnswer', 'chat', 'message'],
    },
    'a stranger who is signed in': { caller: () => ({ as: 'mallory' }), reads: [] },
    'the owner of a response': {
      caller: () => ({ as: BEA }),
      reads: ['uid', 'bea', 'beasVote', 'beasPhone', 'beasOwnPhone', 'beasCode', 'beasAnswer', 'chat', 'message'],
    },
    'the creator': { caller: () => ({ as: 'ada' }), reads: [...CREATED, 'hook'] },
    'a co-organiser': { caller: () => ({ as: CEM }), reads: [...ORGANISED, 'cem'] },
    'a program of the creator that reads': program('read', CREATED),
    'a program of the creator that answers': program('write', []),
    'a program of the creator that organises': program('manage', []),
  };
};
