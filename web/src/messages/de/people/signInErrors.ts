import type { signInErrors as english } from '../../en/people/signInErrors.ts';
import { translation } from '../../translation.ts';

export const signInErrors = translation<typeof english>()({
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
});
