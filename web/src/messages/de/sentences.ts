import { EVENT_FIELDS, TEXTS } from '@quorum/domain/event/content';
import { GERMAN_LABELS } from '@quorum/domain/event/germanLabels';
import { placeSentences } from './placeSentences.ts';
import { pollSentences } from './pollSentences.ts';
import { FORMER_PARTICIPANT } from '@quorum/domain/response/constants';

/** What the texts of an event are called. */
const labels = Object.fromEntries(TEXTS.map((name) => [EVENT_FIELDS[name].label, GERMAN_LABELS[name]]));

/** What a form says of a field whose sentences are not written below. */
const rulesOfAnyField = {
  '{label} is required': '„{label}“ fehlt noch',
  '{label} must be at most {max} characters': '„{label}“ darf höchstens {max} Zeichen lang sein',
  '{label} must not contain characters that cannot be shown':
    '„{label}“ enthält Zeichen, die sich nicht anzeigen lassen',
};

/** What a form says of its fields: the domain's own sentences. */
const rules = {
  'Title is required': 'Gib dem Event einen Titel',
  'Title must be at most 120 characters': 'Der Titel darf höchstens 120 Zeichen lang sein',
  'Title must not contain characters that cannot be shown': 'Der Titel enthält Zeichen, die sich nicht anzeigen lassen',
  'Location is required': 'Gib einen Ort an',
  'Location must be at most 200 characters': 'Der Ort darf höchstens 200 Zeichen lang sein',
  'Location must not contain characters that cannot be shown':
    'Der Ort enthält Zeichen, die sich nicht anzeigen lassen',
  'Start time is required': 'Gib Datum und Uhrzeit an',
  'Start time must be between the years 1970 and 2199': 'Der Beginn muss zwischen den Jahren 1970 und 2199 liegen',
  'End time must be between the years 1970 and 2199': 'Das Ende muss zwischen den Jahren 1970 und 2199 liegen',
  'End time must be after the start time': 'Das Ende muss nach dem Beginn liegen',
  'Timezone is required': 'Wähle eine Zeitzone',
  'Timezone must be an IANA time zone, such as Europe/Berlin': 'Wähle eine Zeitzone aus der Liste, etwa Europe/Berlin',
  'Participant threshold must be greater than 1': 'Es muss mindestens zwei Leute brauchen',
  'Participant threshold must be a whole number': 'Wie viele es braucht, muss eine ganze Zahl sein',
  'Participant threshold must be at most 10000': 'Mehr als 10.000 Leute darf es nicht brauchen',
  'Event type must be a whole number': 'Die Art des Events muss eine ganze Zahl sein',
  'Event type is required': 'Wähle die Art des Events',
  'There is no such event type': 'Diese Art von Event gibt es nicht',
  'Notes must be at most 2000 characters': 'Die Notizen dürfen höchstens 2000 Zeichen lang sein',
  'Notes must not contain characters that cannot be shown':
    'Die Notizen enthalten Zeichen, die sich nicht anzeigen lassen',
  'Web link must be at most 2000 characters': 'Der Weblink darf höchstens 2000 Zeichen lang sein',
  'Please enter a valid URL': 'Gib eine gültige Adresse ein, die mit http:// oder https:// beginnt',
  'Recurrence frequency is required for recurring events': 'Wähle, wie oft sich das Event wiederholt',
  'Name is required': 'Gib deinen Namen an',
  'Name must be at most 100 characters': 'Der Name darf höchstens 100 Zeichen lang sein',
  'Name must not contain characters that cannot be shown': 'Der Name enthält Zeichen, die sich nicht anzeigen lassen',
  'Please enter a valid email address': 'Gib eine gültige E-Mail-Adresse ein',
  'Comment must be at most 100 characters': 'Der Kommentar darf höchstens 100 Zeichen lang sein',
  'Comment must not contain characters that cannot be shown':
    'Der Kommentar enthält Zeichen, die sich nicht anzeigen lassen',
  'Characters that cannot be seen or that turn the direction of text are left out, and more than three accents on a letter.':
    'Nicht mit gespeichert werden Zeichen, die man nicht sieht oder die die Schreibrichtung ändern, und mehr als drei Akzente auf einem Buchstaben.',
  'Likelihood must be a number between 0 and 1': 'Die Wahrscheinlichkeit muss zwischen 0 und 1 liegen',
};

/** The types of events that every installation starts with; what else there is stays as it was named. */
const eventTypes = {
  Basketball: 'Basketball',
  Soccer: 'Fußball',
  Volleyball: 'Volleyball',
  Tennis: 'Tennis',
  Badminton: 'Badminton',
  'Ultimate Frisbee': 'Ultimate Frisbee',
  Running: 'Laufen',
  Cycling: 'Radfahren',
  Hiking: 'Wandern',
  'Board Games': 'Brettspiele',
  Meetup: 'Treffen',
  Other: 'Sonstiges',
};

/** What people find wrong with an event. */
const reasons = {
  'Spam or a scam': 'Werbung oder Betrug',
  'Insults or hatred': 'Beleidigungen oder Hass',
  'Dangerous or illegal': 'Gefährlich oder verboten',
  'Something else': 'Etwas anderes',
};

/** What the server refuses with. */
const refusals = {
  'Please sign in first': 'Bitte melde dich zuerst an',
  'That is not your account': 'Das ist nicht dein Konto',
  'There is no such event': 'Dieses Event gibt es nicht',
  'This event was cancelled by its organiser': 'Dieses Event wurde vom Gastgeber abgesagt',
  'This poll was cancelled by its organiser': 'Diese Umfrage wurde vom Gastgeber abgesagt',
  'Only its organiser may edit this event': 'Nur der Gastgeber kann dieses Event bearbeiten',
  'Only its organiser may delete this event': 'Nur der Gastgeber kann dieses Event löschen',
  'Only its organiser may end this series': 'Nur der Gastgeber kann diese Serie beenden',
  'This event does not recur': 'Dieses Event wiederholt sich nicht',
  'The series of this event has ended': 'Die Serie dieses Events ist beendet',
  'The dates that follow have another organiser': 'Die folgenden Termine werden von jemand anderem organisiert',
  'There is no such response to this event': 'Diese Antwort auf das Event gibt es nicht',
  'This event is hidden and takes no responses': 'Dieses Event ist verborgen und nimmt keine Antworten an',
  [FORMER_PARTICIPANT]: 'Gelöschtes Konto',
  'You have already responded. Please edit your response instead':
    'Du hast schon geantwortet. Ändere stattdessen deine Antwort',
  'This event has all the 1000 responses it can take': 'Mehr als 1000 Antworten kann dieses Event nicht aufnehmen',
  'Not authorized to edit': 'Du darfst diese Antwort nicht ändern',
  'Not authorized to remove this response': 'Du darfst diese Antwort nicht entfernen',
  'Only its organiser may hand this event over': 'Nur der Gastgeber kann dieses Event übergeben',
  'This link to take over the event is no longer valid. Ask its organiser for a new one':
    'Dieser Link gilt nicht mehr. Bitte den Gastgeber um einen neuen',
  'You are already the organiser of this event': 'Du bist schon der Gastgeber dieses Events',
  'Only the organiser may hide a response': 'Nur der Gastgeber kann eine Antwort verbergen',
  'Only an operator may hide an event': 'Nur die Betreiber dieser Seite können ein Event verbergen',
  'Only an operator may dismiss a report': 'Nur die Betreiber dieser Seite können eine Meldung erledigen',
  'There is no such report': 'Diese Meldung gibt es nicht mehr',
  'Too many requests. Please wait a little and try again': 'Das war zu schnell. Warte kurz und versuche es noch einmal',
  'You have reached today’s limit for new events. Please try again tomorrow':
    'Mehr Events kann eine Person an einem Tag nicht anlegen. Bitte versuche es später noch einmal',
  'Too many email addresses were left here. Please answer without one, or try again later':
    'Hier wurden zu viele E-Mail-Adressen angegeben. Bitte antworte ohne Adresse oder versuche es später noch einmal',
  'The email address was changed too often. Please try again later':
    'Die E-Mail-Adresse wurde zu oft geändert. Bitte versuche es später noch einmal',
  'Everybody who responded gets an email about a new time or place, and there have been too many. Please try again later':
    'Über eine neue Zeit oder einen neuen Ort bekommen alle, die geantwortet haben, eine Mail, und davon gab es zu viele. Bitte versuche es später noch einmal',
  'Something went wrong on our side. Please try again':
    'Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal',
  'Our database does not answer right now. Please try again in a moment':
    'Unsere Datenbank antwortet gerade nicht. Bitte versuche es gleich noch einmal',
  'Many people are changing this right now. Please try again in a moment':
    'Gerade ändern das viele auf einmal. Bitte versuche es gleich noch einmal',
};

/** How a forecast describes the sky. */
const weather = {
  'Clear sky': 'Klar',
  'Mainly clear': 'Überwiegend klar',
  'Partly cloudy': 'Teils bewölkt',
  Overcast: 'Bedeckt',
  Fog: 'Nebel',
  'Freezing fog': 'Gefrierender Nebel',
  'Light drizzle': 'Leichter Nieselregen',
  Drizzle: 'Nieselregen',
  'Dense drizzle': 'Dichter Nieselregen',
  'Light freezing drizzle': 'Leichter gefrierender Nieselregen',
  'Freezing drizzle': 'Gefrierender Nieselregen',
  'Light rain': 'Leichter Regen',
  Rain: 'Regen',
  'Heavy rain': 'Starker Regen',
  'Light freezing rain': 'Leichter gefrierender Regen',
  'Freezing rain': 'Gefrierender Regen',
  'Light snow': 'Leichter Schneefall',
  Snow: 'Schneefall',
  'Heavy snow': 'Starker Schneefall',
  'Snow grains': 'Schneegriesel',
  'Light rain showers': 'Leichte Regenschauer',
  'Rain showers': 'Regenschauer',
  'Violent rain showers': 'Heftige Regenschauer',
  'Snow showers': 'Schneeschauer',
  'Heavy snow showers': 'Starke Schneeschauer',
  Thunderstorm: 'Gewitter',
  'Thunderstorm with hail': 'Gewitter mit Hagel',
  'Thunderstorm with heavy hail': 'Gewitter mit starkem Hagel',
};

/** What the domain and the server say, by the English sentence. */
export const sentences: Record<string, string> = {
  ...labels,
  ...rulesOfAnyField,
  ...rules,
  ...eventTypes,
  ...reasons,
  ...refusals,
  ...placeSentences,
  ...pollSentences,
  ...weather,
};
