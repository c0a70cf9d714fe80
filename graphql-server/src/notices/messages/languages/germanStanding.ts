import type { Counts } from './Counts.ts';
import type { ENGLISH_OWN_RESPONSE, englishStanding } from './englishStanding.ts';

// of one person as of many: "gibt es" and "ist zu rechnen" fit any number
const has = (counts: Counts) =>
  counts.isCertain ? `An festen Zusagen gibt es ${counts.has}` : `Zu rechnen ist mit ${counts.has}`;
const had = (counts: Counts) =>
  counts.isCertain ? `An festen Zusagen gab es ${counts.has}` : `Zu rechnen war mit ${counts.has}`;

/** What mails say in German of how many people an event needs and has. */
export const germanStanding: typeof englishStanding = {
  needs: (counts) => `${has(counts)}, gebraucht werden ${counts.needs}.`,
  mustBeCertain: ({ needs, certain }, when) =>
    `${needs} müssen${when === null ? '' : ` bis ${when}`} fest zusagen (bisher ${certain}).`,
  needed: (counts) => `${had(counts)}, nötig waren ${counts.needs}.`,
  atDecision: {
    CONFIRMED: (counts) => `Zur Entscheidung: ${had(counts)}, nötig waren ${counts.needs}.`,
    CALLED_OFF: (counts) =>
      `Zur Entscheidung: ${had(counts)}, nötig waren ${counts.needs}. Auf der Seite kannst du es wieder öffnen.`,
    RAIN: (counts) =>
      `${has(counts)}, gebraucht werden ${counts.needs}. Bitte bestätige das Event auf seiner Seite, oder sag es ab.`,
  },
  seat: (counts) =>
    `Das Event findet statt, aber es sind zu wenige. ${has(counts)}, gebraucht werden ${counts.needs}. Du stehst auf Abruf und kannst einen Platz nehmen. Wer zuerst kommt, ist dabei.`,
  fall: (counts) =>
    `Dein Event ist bestätigt, aber es sind wieder zu wenige. ${has(counts)}, gebraucht werden ${counts.needs}. Es bleibt bestätigt, bis du anders entscheidest.`,
  recovery: (counts) =>
    `${has(counts)}, gebraucht werden ${counts.needs}. Dein Event bleibt bestätigt, du musst nichts weiter tun.`,
};

/** What mails say in German to people about their own response, by what became of it. */
export const GERMAN_OWN_RESPONSE: typeof ENGLISH_OWN_RESPONSE = {
  GOING: () => 'Wenn du doch nicht kannst, ändere bitte deine Antwort.',
  WAITLISTED: () => 'Du stehst auf der Warteliste und erfährst es, wenn ein Platz frei wird.',
  CONDITIONAL: (answer) =>
    `Du hast gesagt: ${answer}. Bisher sind es weniger, deine Antwort zählt also noch nicht. Wenn du trotzdem kommst, ändere sie bitte.`,
  MAYBE: (answer) => `Du hast gesagt: ${answer}. Sobald du es weißt, ändere bitte deine Antwort.`,
  STANDBY: () =>
    'Du kommst nicht, darfst aber gefragt werden: Wir schreiben dir, wenn ein Platz frei ist. Wenn du doch kannst, ändere bitte deine Antwort.',
  DECLINED: () => 'Du hast abgesagt. Wenn du doch kannst, ändere bitte deine Antwort.',
};
