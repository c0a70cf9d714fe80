const strong = (etag: string) => etag.trim().replace(/^W\//, '');

/** Whether a client has what bears this ETag, by its `If-None-Match`; weak and strong ones count alike (RFC 9110, 13.1.2). */
export const isHeld = (held: string, etag: string): boolean => {
  const known = held.split(',').map(strong);
  return known.includes('*') || known.includes(strong(etag));
};
