const withoutWeakness = (etag: string) => etag.trim().replace(/^W\//, '');

/** Whether `If-None-Match` names this ETag; weak and strong ones count alike (RFC 9110, 13.1.2). */
export const etagMatches = (ifNoneMatch: string, etag: string): boolean => {
  const known = ifNoneMatch.split(',').map(withoutWeakness);
  return known.includes('*') || known.includes(withoutWeakness(etag));
};
