import { DomainError } from '@quorum/domain/errors';
import type { Context } from './Context.ts';
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

/** Does once more what gives events to somebody who has called another event so at this very moment, which is known by now. */
export async function againIfTaken<Result>({ em }: Context, give: () => Promise<Result>): Promise<Result> {
  try {
    return await give();
  } catch (error) {
    if (!isExternalIdTaken(error)) throw error;
    em.clear();
    return give();
  }
}
