import type { LightMyRequestResponse } from 'fastify';

/**
 * The cookie of a browser that has responded, as its next requests have it.
 * @throws Error where none came: without one, it would ask as nobody
 */
export const visitorCookie = ({ cookies }: Pick<LightMyRequestResponse, 'cookies'>): string => {
  const found = cookies.find(({ name }) => name === 'quorum_visitor');
  if (!found) throw new Error('There came no cookie of a visitor');
  return `quorum_visitor=${found.value}`;
};
