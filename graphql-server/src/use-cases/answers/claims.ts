import { ofNetwork, type Claim, type LimitName } from '../../gateways/limiter.ts';
import type { RequestActor } from '../Context.ts';

/** Of a person, or a browser; a browser is not known before its first answer. */
const ofVisitor = (limit: LimitName, { uid, visitorToken }: RequestActor): Claim[] => {
  const visitor = uid === null ? visitorToken && `browser ${visitorToken}` : `person ${uid}`;
  return visitor ? [{ limit, key: visitor }] : [];
};

/** To answer. They are counted for the event, or the poll: no other change of it counts them. */
export const answerClaims = ({ address }: RequestActor, urlHash: string): Claim[] => [
  ...ofNetwork('join', address, urlHash),
  { limit: 'joinsOfEvent', key: urlHash },
];

/** To have a mail sent to an address that anybody may have typed, for the organiser whose words it carries. */
export const organiserClaim = ({ creatorId }: { creatorId: string }): Claim => ({
  limit: 'mailsOfOrganiser',
  key: creatorId,
});

/** The same for the one who left the address. */
export const addressClaims = (actor: RequestActor, of: { urlHash: string; creatorId: string }): Claim[] => [
  ...ofNetwork('confirmation', actor.address),
  ...ofVisitor('confirmationsOfVisitor', actor),
  { limit: 'confirmationsOfEvent', key: of.urlHash },
  organiserClaim(of),
];

/** To leave another address than before. */
export const addressChangeClaims = (actor: RequestActor, answerKey: string): Claim[] => [
  ...ofNetwork('addressChange', actor.address),
  ...ofVisitor('addressChangesOfVisitor', actor),
  { limit: 'addressChangesOfResponse', key: answerKey },
];
