/* Written by `npm run codegen` from messages/de/vocabulary. */

export const consents = {
  texts: "Schickt mir SMS zu diesem Event an diese Nummer, zuerst eine mit einem Code. STOP beendet das; Anbieter können Kosten berechnen.",
} as const;

export const eventTypeNames = {
  Basketball: "Basketball",
  Soccer: "Fußball",
  Volleyball: "Volleyball",
  Tennis: "Tennis",
  Badminton: "Badminton",
  "Ultimate Frisbee": "Ultimate Frisbee",
  Running: "Laufen",
  Cycling: "Radfahren",
  Hiking: "Wandern",
  "Board Games": "Brettspiele",
  Meetup: "Treffen",
  Other: "Sonstiges",
} as const;

export const fieldNames = {
  title: "Titel",
  location: "Ort",
  notes: "Notizen",
  webLink: "Weblink",
  chatLink: "Unser Chat",
  question: "Frage",
  option: "Möglichkeit",
  answer: "Antwort",
  howToPay: "Wie man bezahlt",
  name: "Name",
  comment: "Kommentar",
  message: "Nachricht",
  reason: "Grund",
  format: "Spielform",
  startTime: "Beginn",
  endTime: "Ende",
  decisionTime: "Zeit der Entscheidung",
  endOfVoting: "Ende der Abstimmung",
  visibility: "Sichtbarkeit",
  guestList: "Gästeliste",
  stillIn: "Ob gefragt wird, wer noch dabei ist,",
  recurring: "Wiederholung",
  sub: "sub",
} as const;

export const reportReasons = {
  "Spam or a scam": "Werbung oder Betrug",
  "Insults or hatred": "Beleidigungen oder Hass",
  "Dangerous or illegal": "Gefährlich oder verboten",
  "Something else": "Etwas anderes",
} as const;

export const weather = {
  "Clear sky": "Klar",
  "Mainly clear": "Überwiegend klar",
  "Partly cloudy": "Teils bewölkt",
  Overcast: "Bedeckt",
  Fog: "Nebel",
  "Freezing fog": "Gefrierender Nebel",
  "Light drizzle": "Leichter Nieselregen",
  Drizzle: "Nieselregen",
  "Dense drizzle": "Dichter Nieselregen",
  "Light freezing drizzle": "Leichter gefrierender Nieselregen",
  "Freezing drizzle": "Gefrierender Nieselregen",
  "Light rain": "Leichter Regen",
  Rain: "Regen",
  "Heavy rain": "Starker Regen",
  "Light freezing rain": "Leichter gefrierender Regen",
  "Freezing rain": "Gefrierender Regen",
  "Light snow": "Leichter Schneefall",
  Snow: "Schneefall",
  "Heavy snow": "Starker Schneefall",
  "Snow grains": "Schneegriesel",
  "Light rain showers": "Leichte Regenschauer",
  "Rain showers": "Regenschauer",
  "Violent rain showers": "Heftige Regenschauer",
  "Snow showers": "Schneeschauer",
  "Heavy snow showers": "Starke Schneeschauer",
  Thunderstorm: "Gewitter",
  "Thunderstorm with hail": "Gewitter mit Hagel",
  "Thunderstorm with heavy hail": "Gewitter mit starkem Hagel",
} as const;
