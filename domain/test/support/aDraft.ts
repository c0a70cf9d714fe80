import type { EventDraftInput } from '@quorum/domain/event/draft';

/** What an organiser sends who does everything right. */
export const aDraft = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...({
    title: 'Five-a-side',
    location: 'Tempelhofer Feld',
    date: '2026-05-01T18:30:00Z',
    timezone: 'Europe/Berlin',
    eventTypeId: 1,
  } satisfies EventDraftInput),
  ...changes,
});
