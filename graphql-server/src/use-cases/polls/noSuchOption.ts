import { DomainError } from '@quorum/domain/errors';

/** Also of an option of another poll. */
export const noSuchOption = (): DomainError =>
  new DomainError('BAD_USER_INPUT', 'option.unknown', { fields: ['options'] });
