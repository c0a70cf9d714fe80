import { DomainError } from '@quorum/domain/errors';
import { isExternalIdTaken } from '../persistence/repositories/ExternalIdRepository.ts';

/** Says of a change that gives an event the external id of another why it was refused. @throws DomainError `CONFLICT` */
export async function refuseTaken<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (!isExternalIdTaken(error)) throw error;
    throw new DomainError('CONFLICT', 'externalId.taken', { fields: ['externalId'], cause: error });
  }
}
