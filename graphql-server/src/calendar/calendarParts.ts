const BREAK = '\r\n';
const COMPONENT = 'VCALENDAR';

/** What a calendar consists of, each property and each component as it is written. */
export interface CalendarParts {
  properties: string[];
  /** Zones and events. */
  components: string[];
}

/** A line that begins with a space goes on from the one before. */
export const partsOf = (text: string): CalendarParts => {
  const parts: CalendarParts = { properties: [], components: [] };
  let component: string[] = [];
  let depth = 0;
  for (const line of text.split(BREAK).slice(1, -1)) {
    if (line.startsWith('BEGIN:')) depth++;
    (depth === 0 ? parts.properties : component).push(line);
    if (!line.startsWith('END:')) continue;
    depth--;
    if (depth > 0) continue;
    parts.components.push(component.join(BREAK));
    component = [];
  }
  return parts;
};

/**
 * One calendar of several that have the same properties. Those come first, as RFC 5545 wants it in section 3.6, then each
 * zone once, then the events.
 */
export const assemble = (calendars: readonly CalendarParts[]): string => {
  const components = calendars.flatMap((calendar) => calendar.components);
  const isZone = (component: string) => component.startsWith('BEGIN:VTIMEZONE');
  const zones = new Set(components.filter(isZone));
  const sorted = [...zones, ...components.filter((component) => !isZone(component))];
  const properties = calendars[0]?.properties ?? [];
  // each line ends with a line break, the last one too
  return [`BEGIN:${COMPONENT}`, ...properties, ...sorted, `END:${COMPONENT}`, ''].join(BREAK);
};
