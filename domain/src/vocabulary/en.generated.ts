/* Written by `npm run codegen` from messages/en/vocabulary. */

/** What people agree to by a checkbox. These very words are kept with what they left, as proof. */
export const consents = {
  /** Beside a telephone number of a response. The reader speaks; STOP stays as it is. */
  texts: "Text me at this number about this event, after one text with a code. STOP ends it; your carrier may charge you.",
  /** The same beside a telephone number of an account. */
  accountTexts: "Text me at this number about events that I respond to or organise, after one text with a code. STOP ends it; your carrier may charge you.",
} as const;

/** The types of events that every installation starts with. */
export const eventTypeNames = {
  Basketball: "Basketball",
  Soccer: "Soccer",
  Volleyball: "Volleyball",
  Tennis: "Tennis",
  Badminton: "Badminton",
  "Ultimate Frisbee": "Ultimate Frisbee",
  Running: "Running",
  Cycling: "Cycling",
  Hiking: "Hiking",
  "Board Games": "Board Games",
  Meetup: "Meetup",
  Other: "Other",
} as const;

/** What fields are called, in forms, in mails and where a refusal names one of them. */
export const fieldNames = {
  title: "Title",
  location: "Location",
  notes: "Notes",
  webLink: "Web Link",
  chatLink: "Our chat",
  question: "Question",
  option: "Option",
  answer: "Answer",
  howToPay: "How to pay",
  name: "Name",
  comment: "Comment",
  message: "Message",
  reason: "Reason",
  format: "Format",
  startTime: "Start time",
  endTime: "End time",
  decisionTime: "Decision time",
  endOfVoting: "The end of voting",
  visibility: "Event visibility",
  guestList: "Guest list",
  stillIn: "Asking who is still in",
  recurring: "Recurring event",
  sub: "sub",
} as const;

/** What people find wrong with an event. */
export const reportReasons = {
  "Spam or a scam": "Spam or a scam",
  "Insults or hatred": "Insults or hatred",
  "Dangerous or illegal": "Dangerous or illegal",
  "Something else": "Something else",
} as const;

/** How a forecast describes the sky. */
export const weather = {
  "Clear sky": "Clear sky",
  "Mainly clear": "Mainly clear",
  "Partly cloudy": "Partly cloudy",
  Overcast: "Overcast",
  Fog: "Fog",
  "Freezing fog": "Freezing fog",
  "Light drizzle": "Light drizzle",
  Drizzle: "Drizzle",
  "Dense drizzle": "Dense drizzle",
  "Light freezing drizzle": "Light freezing drizzle",
  "Freezing drizzle": "Freezing drizzle",
  "Light rain": "Light rain",
  Rain: "Rain",
  "Heavy rain": "Heavy rain",
  "Light freezing rain": "Light freezing rain",
  "Freezing rain": "Freezing rain",
  "Light snow": "Light snow",
  Snow: "Snow",
  "Heavy snow": "Heavy snow",
  "Snow grains": "Snow grains",
  "Light rain showers": "Light rain showers",
  "Rain showers": "Rain showers",
  "Violent rain showers": "Violent rain showers",
  "Snow showers": "Snow showers",
  "Heavy snow showers": "Heavy snow showers",
  Thunderstorm: "Thunderstorm",
  "Thunderstorm with hail": "Thunderstorm with hail",
  "Thunderstorm with heavy hail": "Thunderstorm with heavy hail",
} as const;
