import { DomainError } from '../../errors.ts';

/** @throws DomainError `BAD_USER_INPUT` */
export const refuse = (message: string, fields: readonly string[] = ['table']): never => {
  throw new DomainError('BAD_USER_INPUT', message, { fields });
};
