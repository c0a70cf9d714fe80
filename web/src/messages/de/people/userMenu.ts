import type { userMenu as english } from '../../en/people/userMenu.ts';
import { translation } from '../../translation.ts';

export const userMenu = translation<typeof english>()({
  account: 'Dein Konto',
  menuOf: 'Menü von {name}',
  menu: 'Dein Menü',
  logOut: 'Abmelden',
  yourEvents: 'Deine Events',
  yourUpcoming: 'Deine Events ({count}), das erste am {day}',
  yourEventsFailed: 'Deine Events konnten nicht geladen werden.',
  yourEventsLoading: 'Deine Events werden geladen …',
  yourEventsEmpty: 'Du hast noch keine Events erstellt',
  private: 'Privat',
  public: 'Öffentlich',
  follows: 'Wem und was du folgst',
  reports: 'Meldungen',
  notifications: 'Benachrichtigungen',
  feed: 'Kalender-Abo',
  feedGet: 'Link holen',
  feedTitle: 'Kalender-Link',
  feedHint:
    'Mit diesem geheimen Link zeigt dein Kalender die Events, die du erstellt oder auf die du geantwortet hast. Er wird nur einmal angezeigt. Ein früherer Link gilt dann in keinem Kalender mehr.',
  feedCopied: 'Link kopiert',
  feedCopiedHint: 'Abonniere ihn in deinem Kalender. Behalte ihn für dich: Wer ihn hat, sieht deine Events.',
  feedFailed: 'Der Link konnte nicht erstellt werden',
});
