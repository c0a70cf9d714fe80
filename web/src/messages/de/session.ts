import type { session as english } from '../en/session.ts';
import type { Translated } from '../Translated.ts';

export const session: Translated<typeof english> = {
  signIn: 'Mit Google anmelden',
  signInFailed: 'Anmeldung nicht möglich',
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
  networkFailed: 'Der Anmeldedienst ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.',
  unauthorizedDomain:
    'Von dieser Adresse aus kann man sich nicht anmelden. Öffne Quorum unter seiner üblichen Adresse, oder bitte den Betreiber, diese aufzunehmen.',
  invalidApiKey:
    'Die Anmeldung ist hier nicht richtig eingerichtet. Sag bitte dem Betreiber Bescheid; mitmachen kannst du auch ohne Anmeldung.',
  internalError: 'Der Anmeldedienst hatte ein Problem. Bitte versuche es gleich noch einmal.',
  popupBlocked:
    'Dein Browser hat das Anmeldefenster blockiert. Erlaube Pop-ups für diese Seite und versuche es noch einmal.',
  popupCancelled: 'Es war schon ein Anmeldefenster offen. Schließe es und versuche es noch einmal.',
  userDisabled: 'Dieses Konto wurde gesperrt. Melde dich mit einem anderen an.',
  storageUnsupported:
    'Dein Browser erlaubt dieser Seite nicht, sich deine Anmeldung zu merken. Erlaube Cookies und versuche es noch einmal.',
  unknownError: 'Du konntest nicht angemeldet werden. Bitte versuche es noch einmal.',
};
