import { ofNetwork, type Claim, type LimitName } from '../../gateways/limiter.ts';
import type { RequestActor } from '../Context.ts';

/** A person, or a browser; a browser is not known before its first response. */
const visitorOf = ({ uid, visitorToken }: RequestActor): string | null => {
  if (uid !== null) return `person ${uid}`;
  return visitorToken && `browser ${visitorToken}`;
};

const ofVisitor = (limit: LimitName, actor: RequestActor): Claim[] => {
  const visitor = visitorOf(actor);
  return visitor === null ? [] : [{ limit, key: visitor }];
};

/** To have a mail sent to an address that anybody may have typed. */
export const confirmationClaims = (actor: RequestActor, urlHash: string): Claim[] => [
  ...ofNetwork('confirmation', actor.address),
  ...ofVisitor('confirmationsOfVisitor', actor),
  { limit: 'confirmationsOfEvent', key: urlHash },
];

/** What that is for the organiser of the event, whose words it carries. */
export const organiserClaim = ({ creatorId }: { creatorId: string }): Claim => ({
  limit: 'mailsOfOrganiser',
  key: creatorId,
});

/** To leave another address than before. */
export const addressChangeClaims = (actor: RequestActor, responseKey: string): Claim[] => [
  ...ofNetwork('addressChange', actor.address),
  ...ofVisitor('addressChangesOfVisitor', actor),
  { limit: 'addressChangesOfResponse', key: responseKey },
];
