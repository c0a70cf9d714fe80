import { DomainError, type Said } from '../../errors.ts';

/** @throws DomainError `BAD_USER_INPUT` */
export const refuse = (said: Said, fields: readonly string[] = ['table']): never => {
  throw new DomainError('BAD_USER_INPUT', said, { fields });
};
