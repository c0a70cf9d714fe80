/** A poll as a client sends it, which the rules accept at the beginning of 2026. */
export const aPoll = (changes: Record<string, unknown> = {}) => ({
  title: 'Volleyball',
  location: 'Beach',
  timezone: 'Europe/Berlin',
  participantThreshold: 4,
  eventTypeId: 1,
  options: [{ date: '2026-05-08T18:00:00Z' }, { date: '2026-05-01T18:00:00Z', endTime: '2026-05-01T20:00:00Z' }],
  ...changes,
});
