import type { Counts } from './Counts.ts';
import type { ENGLISH_OWN_RESPONSE, englishStanding } from './englishStanding.ts';

// of one person as of many: "gibt es" and "ist zu rechnen" fit any number
const needs = (counts: Counts) =>
  counts.isCertain
    ? `Gebraucht werden ${counts.needs} feste Zusagen, es gibt ${counts.has}.`
    : `Gebraucht werden ${counts.needs}, zu rechnen ist mit ${counts.has}.`;
const needed = (counts: Counts) =>
  counts.isCertain
    ? `Gebraucht wurden ${counts.needs} feste Zusagen, es gab ${counts.has}.`
    : `Gebraucht wurden ${counts.needs}, zu rechnen war mit ${counts.has}.`;

/** What mails say in German of how many people an event needs and has. */
export const germanStanding: typeof englishStanding = {
  decided: { CONFIRMED: 'Das Event findet statt.', CALLED_OFF: 'Das Event ist abgesagt.' },
  needs,
  mustBeCertain: ({ needs: enough, certain }, when) =>
    `Mindestens ${enough} müssen${when === null ? '' : ` bis ${when}`} fest zusagen (bisher ${certain}).`,
  needed,
  atDecision: {
    CONFIRMED: needed,
    CALLED_OFF: (counts) => `${needed(counts)} Auf der Seite kannst du es wieder öffnen.`,
    RAIN: (counts) => `${needs(counts)} Bitte bestätige das Event auf seiner Seite, oder sag es ab.`,
  },
  seat: (counts) =>
    `Das Event findet statt, aber es sind zu wenige. ${needs(counts)} Du stehst auf Abruf und kannst einen Platz nehmen. Wer zuerst kommt, ist dabei.`,
  fall: (counts) =>
    `Dein Event ist bestätigt, aber es sind wieder zu wenige. ${needs(counts)} Es bleibt bestätigt, bis du anders entscheidest.`,
  recovery: (counts) => `${needs(counts)} Dein Event bleibt bestätigt, du musst nichts weiter tun.`,
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
  DECLINED: () => 'Du hast gesagt, dass du nicht kommst. Wenn du doch kannst, ändere bitte deine Antwort.',
};
