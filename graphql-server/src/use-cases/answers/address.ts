import { ofNetwork, type Claim, type LimitName } from '../../gateways/limiter.ts';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { Context, RequestActor } from '../Context.ts';

/** What is answered, an event or a poll, with whose words a mail goes to the address. */
export interface Subject {
  urlHash: string;
  creatorId: string;
}

/** Of a person, or a browser; a browser is not known before its first answer. */
const ofVisitor = (limit: LimitName, { uid, visitorToken }: RequestActor): Claim[] => {
  const visitor = uid === null ? visitorToken && `browser ${visitorToken}` : `person ${uid}`;
  return visitor ? [{ limit, key: visitor }] : [];
};

/** To have a mail with an organiser's words sent to an address that anybody may have typed. */
export const organiserClaim = ({ creatorId }: Pick<Subject, 'creatorId'>): Claim => ({
  limit: 'mailsOfOrganiser',
  key: creatorId,
});

interface LeftAddress {
  stored: Pick<ParticipantEntity, 'email' | 'language' | 'isEmailConfirmed'>;
  /** What it costs: nothing where no mail goes to an address that anybody may have typed. */
  claims: Claim[];
}

/**
 * What an address comes to that somebody leaves, or the empty one. It is confirmed at once where the identity provider has
 * verified this very address to be the signed-in person's.
 */
export const leftAddress = (
  { actor, mailing }: Context,
  { urlHash, creatorId }: Subject,
  email: string,
): LeftAddress => {
  if (email === '') return { stored: { email: null, language: null, isEmailConfirmed: false }, claims: [] };
  const isEmailConfirmed = actor.identity?.email?.toLowerCase() === email.toLowerCase();
  const claims: Claim[] = [
    ...ofNetwork('confirmation', actor.address),
    ...ofVisitor('confirmationsOfVisitor', actor),
    { limit: 'confirmationsOfEvent', key: urlHash },
    organiserClaim({ creatorId }),
  ];
  return {
    stored: { email, language: actor.language, isEmailConfirmed },
    claims: mailing && !isEmailConfirmed ? claims : [],
  };
};

/** What it costs to leave another address than before, where a mail goes to it. */
export const addressChangeClaims = (actor: RequestActor, answerKey: string): Claim[] => [
  ...ofNetwork('addressChange', actor.address),
  ...ofVisitor('addressChangesOfVisitor', actor),
  { limit: 'addressChangesOfResponse', key: answerKey },
];
