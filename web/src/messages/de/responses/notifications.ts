import type { notifications as english } from '../../en/responses/notifications.ts';
import { translation } from '../../translation.ts';

export const notifications = translation<typeof english>()({
  whatComes: 'Du erfährst, wenn es entschieden, geändert oder abgesagt wird.',
  turnOn: 'Auf diesem Gerät Bescheid bekommen',
  isOn: 'Benachrichtigungen zu diesem Event sind an',
  turnOff: 'Ausschalten',
  isBlocked:
    'Benachrichtigungen sind blockiert. Erlaube sie für diese Seite in den Einstellungen deines Browsers, dann kannst du sie hier einschalten.',
  installFirst:
    'Für Benachrichtigungen muss Quorum auf deinem Home-Bildschirm sein: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“.',
  signInThere: 'Melde dich hier und dort an, dann findet es deine Antwort.',
  choose: 'Auswählen, was du zu diesem Event erfährst',
  failed: 'Benachrichtigungen konnten nicht eingeschaltet werden. Deine Antwort ist trotzdem gespeichert.',
  failedToTurnOff: 'Benachrichtigungen konnten nicht ausgeschaltet werden. Versuch es gleich noch einmal.',
});
