import { DomainError } from '@quorum/domain/errors';
import type { FastifyRequest } from 'fastify';
import type { Revisions } from '../../use-cases/expectedRevision.ts';

/** For calls that change what somebody has read. */
export const IF_MATCH = {
  'if-match':
    'The ETag that was read, or several, or *: if none is that of the current revision, nothing is changed (412)',
};

const ONE = String.raw`\s*(?:W/)?"([\x21\x23-\x7e\x80-\xff]*)"\s*`;
const TAG = new RegExp(ONE, 'g');
const LIST = new RegExp(`^${ONE}(?:,${ONE})*$`);

/** The revision that an entity tag begins with, as in `"12"` and `"12-abcdef"`. */
const revisionIn = (opaque: string): number[] => {
  const [, digits] = /^(\d{1,10})(?:-|$)/.exec(opaque) ?? [];
  return digits === undefined ? [] : [Number(digits)];
};

/**
 * The revisions that the header `If-Match` names; null for any. A weak tag counts as well: what it begins with says which
 * content it is of, and the rest what else was shown.
 * @throws DomainError `BAD_USER_INPUT`
 */
export const ifMatch = ({ headers }: FastifyRequest): Revisions => {
  const text = headers['if-match']?.trim();
  if (text === undefined || text === '*') return null;
  if (!LIST.test(text)) throw new DomainError('BAD_USER_INPUT', 'request.ifMatchUnreadable');
  return [...text.matchAll(TAG)].flatMap(([, opaque = '']) => revisionIn(opaque));
};
