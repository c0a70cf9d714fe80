import type { Caller } from '../testServer.ts';
import type { Outcome, Target } from './Door.ts';
import type { GraphQLCall } from './ofViewer.ts';
import { EVENT } from './selections.ts';

/** How an event gets other organisers, or more of them, by the name of its mutation. */
export interface OrganiserDoor {
  handOverEvent(target: Target, caller?: Caller): Promise<Outcome>;
  withdrawHandOver(target: Target, caller?: Caller): Promise<Outcome>;
  takeOverEvent(target: Target, token: string, caller?: Caller): Promise<Outcome>;
  inviteCoOrganiser(target: Target, caller?: Caller): Promise<Outcome>;
  acceptCoOrganiser(target: Target, token: string, caller?: Caller): Promise<Outcome>;
  removeCoOrganiser(target: Target, uid: string, caller?: Caller): Promise<Outcome>;
}

type RestCall = (method: 'POST' | 'DELETE', url: string, body?: unknown, caller?: Caller) => Promise<Outcome>;

export const restOrganisers = (call: RestCall): OrganiserDoor => {
  const at = ({ urlHash = '' }: Target) => `/api/events/${urlHash}`;
  return {
    handOverEvent: (target, caller) => call('POST', `${at(target)}/hand-over`, undefined, caller),
    withdrawHandOver: (target, caller) => call('DELETE', `${at(target)}/hand-over`, undefined, caller),
    takeOverEvent: (target, token, caller) => call('POST', `${at(target)}/take-over`, { token }, caller),
    inviteCoOrganiser: (target, caller) => call('POST', `${at(target)}/co-organiser-invitations`, undefined, caller),
    acceptCoOrganiser: (target, token, caller) => call('POST', `${at(target)}/co-organisers`, { token }, caller),
    removeCoOrganiser: (target, uid, caller) => call('DELETE', `${at(target)}/co-organisers/${uid}`, undefined, caller),
  };
};

export const graphqlOrganisers = (call: GraphQLCall): OrganiserDoor => ({
  handOverEvent: ({ urlHash }, caller) =>
    call('mutation ($urlHash: String!) { handOverEvent(urlHash: $urlHash) { token expiresAt } }', { urlHash }, caller),
  withdrawHandOver: ({ urlHash }, caller) =>
    call('mutation ($urlHash: String!) { withdrawHandOver(urlHash: $urlHash) }', { urlHash }, caller),
  takeOverEvent: ({ urlHash }, token, caller) =>
    call(
      `mutation ($urlHash: String!, $token: String!) { takeOverEvent(urlHash: $urlHash, token: $token) { ${EVENT} } }`,
      { urlHash, token },
      caller,
    ),
  inviteCoOrganiser: ({ urlHash }, caller) =>
    call(
      'mutation ($urlHash: String!) { inviteCoOrganiser(urlHash: $urlHash) { token expiresAt } }',
      { urlHash },
      caller,
    ),
  acceptCoOrganiser: ({ urlHash }, token, caller) =>
    call(
      `mutation ($urlHash: String!, $token: String!) { acceptCoOrganiser(urlHash: $urlHash, token: $token) { ${EVENT} } }`,
      { urlHash, token },
      caller,
    ),
  removeCoOrganiser: ({ urlHash }, uid, caller) =>
    call(
      'mutation ($urlHash: String!, $uid: String!) { removeCoOrganiser(urlHash: $urlHash, uid: $uid) }',
      { urlHash, uid },
      caller,
    ),
});
