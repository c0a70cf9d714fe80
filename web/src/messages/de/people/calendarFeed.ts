import type { calendarFeed as english } from '../../en/people/calendarFeed.ts';
import { translation } from '../../translation.ts';

export const calendarFeed = translation<typeof english>()({
  feed: 'Kalender-Abo',
  feedGet: 'Link holen',
  feedTitle: 'Kalender-Link',
  feedHint:
    'Mit diesem geheimen Link zeigt dein Kalender die Events, die du erstellt oder auf die du geantwortet hast. Er wird nur einmal angezeigt. Ein früherer Link gilt dann in keinem Kalender mehr.',
  feedCopied: 'Link kopiert',
  feedCopiedHint: 'Abonniere ihn in deinem Kalender. Behalte ihn für dich: Wer ihn hat, sieht deine Events.',
  feedFailed: 'Der Link konnte nicht erstellt werden',
});
