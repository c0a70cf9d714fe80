/** A search for `location` on a map, in whatever app the person's device opens it with. */
export const mapsUrl = (location: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(location)}`;
