import { englishAsking } from './englishAsking.ts';
import { englishWebhooks } from './englishWebhooks.ts';
import { englishFollows, englishUnsubscribing } from './englishFollows.ts';
import { englishRegulars } from './englishRegulars.ts';
import { englishSms } from './englishSms.ts';
import { englishOffers } from './englishOffers.ts';
import { englishPolls } from './englishPolls.ts';
import { ENGLISH_OWN_RESPONSE, englishStanding } from './englishStanding.ts';
import { ENGLISH_LABELS } from '@quorum/domain/event/content';

/** What mails say in English, which is where their texts are written first. Formats of times are luxon's. */
export const english = {
  day: 'EEEE, d LLLL yyyy',
  shortDay: 'EEE d LLL',
  quote: (text: string) => `“${text}”`,
  unsubscribe: 'Unsubscribe',
  notifications: 'Notifications',
  alsoNew: 'Just before that:',

  labels: ENGLISH_LABELS,
  what: 'What',
  when: 'When',
  where: 'Where',
  organiser: 'Organiser',
  forecast: {
    label: 'Weather',
    temperature: (celsius: string, fahrenheit: string) => `${celsius} (${fahrenheit})`,
    sky: (description: string) => description,
    rain: (chance: string) => `${chance} chance of rain`,
    sleet: (chance: string) => `${chance} chance of sleet`,
    snow: (chance: string) => `${chance} chance of snow`,
  },
  seeEvent: 'See the event',
  yes: 'yes',
  no: 'no',
  maybe: (likelihood: string) => `maybe (${likelihood})`,
  answer: {
    withGuests: (count: number) => (count === 1 ? 'with a guest' : `with ${count} guests`),
    ifAtLeast: (people: number) => `if at least ${people} are in`,
    inLine: (position: number) => `on the waitlist (number ${position})`,
    standby: 'but may be asked',
  },
  whyParticipant: 'You get this because you responded to this event with this address.',
  whyTyped:
    'You get this because somebody responded on the event’s page and typed this address. If it was not you, unsubscribe.',
  whyOrganiser: 'You get this because you organise this event.',
  calendarFile: {
    add: 'Open the attached file to add the event to your calendar.',
    change: 'Open the attached file to change it in your calendar too.',
    remove: 'If the event is in your calendar, open the attached file to remove it.',
  },

  confirmation: {
    subject: (title: string, when: string) => `Your response is in: ${title}, ${when}`,
    heading: (answer: string) => `Your response is in: ${answer}`,
    link: 'This link opens your response on any device, so that you can change or withdraw it. Keep it to yourself: anyone with the link can do the same.',
    button: 'Change or withdraw my response',
    code: (code: string) => `At the event, this is your code: ${code}`,
    twice: 'This event already had a response with this name and address. If one is enough, withdraw this one:',
    withdraw: 'Withdraw this response',
    whyTyped:
      'You get this because somebody, hopefully you, responded on the event’s page and typed this address. If it was not you, withdraw the response or unsubscribe.',
  },
  changed: {
    subject: (title: string, when: string) => `Changed: ${title}, ${when}`,
    newTime: 'There is a new time',
    newPlace: 'There is a new place',
    newTimeAndPlace: 'There is a new time and place',
    newDetails: 'There is something new',
    by: (name: string) => `${name} has changed an event that you responded to.`,
    byOrganiser: 'The organiser has changed an event that you responded to.',
    itWas: 'It was',
    asBefore: (said: string) => `${said}, as before`,
    seePage: 'New, see the event',
    stays: 'Your response stays as it is.',
    staysOff: 'The event was called off, and is still not taking place.',
  },
  cancelled: {
    subject: (title: string, when: string) => `Cancelled: ${title}, ${when}`,
    heading: 'This event was cancelled',
    byOrganiser: 'The organiser has cancelled an event that you responded to. It will not take place:',
    button: 'See other events',
    last: 'This is the last mail about it.',
  },
  reminder: {
    subject: (title: string, when: string) => `Reminder: ${title}, ${when}`,
    heading: 'It is almost time',
    soon: {
      DAY: 'An event that you responded to begins within a day.',
      THREE_HOURS: 'An event that you responded to begins within three hours.',
      HOUR: 'An event that you responded to begins within an hour.',
    },
    enough: 'Enough people are in.',
    expected: 'Enough people are expected.',
    notEnough: 'There are not enough people yet.',
    tooFew: 'At the moment, too few people are in.',
    once: 'This is the only reminder.',
  },
  status: {
    PLACED: {
      subject: (title: string, when: string) => `You have a place: ${title}, ${when}`,
      heading: 'You have a place',
      text: 'A place has become free, and you were next in line.',
    },
    TAKEN: {
      subject: (title: string, when: string) => `You have a place: ${title}, ${when}`,
      heading: 'You have a place',
      text: 'You have taken the place that you were offered.',
    },
    MET: {
      subject: (title: string, when: string) => `You are in: ${title}, ${when}`,
      heading: 'You are in',
      text: 'The number of people you asked for is reached, so your response is now a yes.',
    },
    MET_BUT_FULL: {
      subject: (title: string, when: string) => `On the waitlist: ${title}, ${when}`,
      heading: 'You are on the waitlist',
      text: 'The number of people you asked for is reached, but all places are taken. We will write to you when one becomes free.',
    },
    NOT_MET: {
      subject: (title: string, when: string) => `Not enough for you yet: ${title}, ${when}`,
      heading: 'Fewer people than you asked for',
      text: 'Fewer people are in than you asked for, so your response does not count for now. We will write to you when there are enough again.',
    },
  },
  decided: {
    CONFIRMED: {
      subject: (title: string, when: string) => `It’s on: ${title}, ${when}`,
      heading: 'It’s on',
      text: 'The event is taking place.',
    },
    CALLED_OFF: {
      subject: (title: string, when: string) => `Called off: ${title}, ${when}`,
      heading: 'Called off',
      text: 'The event is not taking place.',
    },
    GATHERING: {
      subject: (title: string, when: string) => `Open again: ${title}, ${when}`,
      heading: 'Open again',
      text: 'Whether the event takes place is open again.',
    },
    because: (reason: string) => `The organiser says: ${reason}`,
  },
  clockDecided: {
    CONFIRMED: {
      subject: (title: string, day: string) => `Confirmed: ${title}, ${day}`,
      heading: 'Your event is confirmed',
    },
    CALLED_OFF: {
      subject: (title: string, day: string) => `Called off: ${title}, ${day}`,
      heading: 'Your event was called off',
    },
    RAIN: {
      subject: (title: string, day: string) => `Rain? Please decide: ${title}, ${day}`,
      heading: 'Enough people, but rain is forecast',
    },
    noForecast: 'There was no forecast, so the weather did not count.',
  },
  standing: englishStanding,
  ownResponse: ENGLISH_OWN_RESPONSE,
  ...englishAsking,
  ...englishOffers,
  ...englishRegulars,
  ...englishPolls,
  ...englishSms,
  newResponses: {
    subject: (title: string, day: string) => `New responses to ${title}, ${day}`,
    heading: (count: number) => (count === 1 ? 'One new response' : `${count} new responses`),
    says: (name: string, answer: string) => `${name} says ${answer}`,
    nowSays: (name: string, answer: string) => `${name} now says ${answer}`,
    more: (count: number) => `And ${count} more.`,
  },
  quorum: {
    in: {
      subject: (title: string, day: string) => `Enough people are in for ${title}, ${day}`,
      heading: 'Enough people are in',
      text: 'It can happen.',
    },
    expected: {
      subject: (title: string, day: string) => `Enough people are expected for ${title}, ${day}`,
      heading: 'Enough people are expected',
      text: 'It can happen.',
    },
    notEnough: {
      subject: (title: string, day: string) => `No longer enough people for ${title}, ${day}`,
      heading: 'No longer enough people',
      text: 'A response has changed, or you have changed how many people it needs.',
    },
  },

  ...englishFollows,
  ...englishWebhooks,
  organiserMessage: {
    subject: (title: string, when: string) => `Message about ${title}, ${when}`,
    heading: 'The organiser writes',
    onPage: 'Read it on the event’s page.',
  },
  unsubscribing: englishUnsubscribing,
};

/** What another language says where English says this: all of it, and no more. */
export type MailMessages = typeof english;
