/**
 * The path of `target` if it stays on this site, else null. `//host`, `/\host`, tabs within and whatever else a
 * browser reads as another host are refused, also when they come out only once the path is normalised.
 */
export const sameOriginPath = (target: string, origin = window.location.origin): string | null => {
  if (!URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null;
};
