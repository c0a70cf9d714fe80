import type { userMenu as english } from '../en/userMenu.ts';
import type { Translated } from '../Translated.ts';

export const userMenu: Translated<typeof english> = {
  account: 'Dein Konto',
  menuOf: 'Menü von {name}',
  menu: 'Dein Menü',
  logOut: 'Abmelden',
  yourEvents: 'Deine Events',
  yourEventsFailed: 'Deine Events konnten nicht geladen werden.',
  yourEventsLoading: 'Deine Events werden geladen …',
  yourEventsEmpty: 'Du hast noch keine Events erstellt',
  private: 'Privat',
  public: 'Öffentlich',
  reports: 'Meldungen',
  feed: 'Kalender-Abo',
  feedGet: 'Link holen',
  feedTitle: 'Kalender-Link',
  feedHint:
    'Ein geheimer Link, mit dem dein Kalender die Events zeigt, die du erstellt oder beantwortet hast. Du erfährst ihn nur dieses eine Mal. Ein Link, den du früher bekommen hast, gilt dann nicht mehr, in keinem Kalender, der ihn verwendet.',
  feedCopied: 'Link kopiert',
  feedCopiedHint: 'Abonniere ihn in deinem Kalender. Behalte ihn für dich: Wer ihn hat, sieht deine Events.',
  feedFailed: 'Der Link konnte nicht erstellt werden',
};
