/** Whether a client has what bears this ETag, by its `If-None-Match`; weak and strong ones count alike (RFC 9110, 13.1.2). */
export const isHeld = (held: string, etag: string): boolean =>
  held.includes(etag.replace(/^W\//, '')) || held.trim() === '*';
