import { DateTime } from 'luxon';

/** The instant that `text` names: `2026-05-01T18:30` as the clocks of `zone` show it, or with an offset of its own. */
export const at = (text: string, zone = 'utc'): DateTime => {
  const instant = DateTime.fromISO(text, { zone });
  if (!instant.isValid) throw new Error(`${text} is no time: ${instant.invalidExplanation ?? ''}`);
  return instant;
};
