import { randomInt } from 'node:crypto';
import { IDENTIFIER_MAX } from '@quorum/domain/identifier';

/**
 * A number that no question had: the dates of a series keep theirs, also where one was deleted of some, and an answer to it
 * must not become one to another.
 */
export const newQuestionId = (): number => randomInt(1, IDENTIFIER_MAX);
