import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { RequestActor } from '../Context.ts';

/** What is stored of an address that somebody leaves, or of none. */
export type LeftAddress = Pick<ParticipantEntity, 'email' | 'language' | 'isEmailConfirmed'>;

/** It is confirmed at once where the identity provider has verified this very address to be the signed-in person's. */
export const leftAddress = ({ identity, language }: RequestActor, given: string): LeftAddress => {
  if (given === '') return { email: null, language: null, isEmailConfirmed: false };
  return { email: given, language, isEmailConfirmed: identity?.email?.toLowerCase() === given.toLowerCase() };
};

/** Whether a mail goes to it to confirm it. */
export const isToConfirm = ({ email, isEmailConfirmed }: LeftAddress): boolean => email !== null && !isEmailConfirmed;
