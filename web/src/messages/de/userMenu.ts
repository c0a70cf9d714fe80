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
  feedCopy: 'Link kopieren',
  feedCopied: 'Link kopiert',
  feedCopiedHint: 'Abonniere ihn in deinem Kalender. Behalte ihn für dich: Wer ihn hat, sieht deine Events.',
  feedFailed: 'Der Link konnte nicht geladen werden',
  feedRenew: 'Erneuern',
  feedRenewed: 'Link erneuert',
  feedRenewedHint: 'Der neue Link ist in der Zwischenablage.',
  feedRenewFailed: 'Der Link konnte nicht erneuert werden',
  feedRenewTitle: 'Kalender-Link erneuern',
  feedRenewHint: 'Der Link, den du zuvor kopiert hast, gilt dann nicht mehr, in keinem Kalender, der ihn verwendet.',
};
