import { englishAsking } from './englishAsking.ts';
import { englishPolls } from './englishPolls.ts';
import { englishStanding } from './englishStanding.ts';
import { ENGLISH_LABELS } from '@quorum/domain/event/content';

/** What mails say in English, which is where their texts are written first. Formats of times are luxon's. */
export const english = {
  day: 'EEEE, d LLLL yyyy',
  shortDay: 'EEE d LLL',
  time: 'HH:mm',
  quote: (text: string) => `“${text}”`,
  unsubscribe: 'Unsubscribe',
  alsoNew: 'Just before that:',

  labels: ENGLISH_LABELS,
  what: 'What',
  when: 'When',
  where: 'Where',
  organiser: 'Organiser',
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
  whyParticipant: 'You get this because you answered this event with this address.',
  whyTyped:
    'You get this because somebody answered on the event’s page and typed this address. If it was not you, unsubscribe.',
  whyOrganiser: 'You get this because you organise this event.',

  confirmation: {
    subject: (title: string, when: string) => `Your answer is in: ${title}, ${when}`,
    heading: (answer: string) => `Your answer is in: ${answer}`,
    link: 'This link opens your answer on any device, so that you can change or withdraw it. Keep it to yourself: anyone with the link can do the same.',
    file: 'Open the attached file to add the event to your calendar.',
    button: 'Change or withdraw my answer',
    twice: 'This event already had an answer with this name and address. If one is enough, withdraw this one:',
    withdraw: 'Withdraw this answer',
    whyTyped:
      'You get this because somebody, hopefully you, answered on the event’s page and typed this address. If it was not you, withdraw the answer or unsubscribe.',
  },
  changed: {
    subject: (title: string, when: string) => `Changed: ${title}, ${when}`,
    newTime: 'There is a new time',
    newPlace: 'There is a new place',
    newTimeAndPlace: 'There is a new time and place',
    newDetails: 'There is something new',
    by: (name: string) => `${name} has changed an event that you answered.`,
    byOrganiser: 'The organiser has changed an event that you answered.',
    itWas: 'It was',
    asBefore: (said: string) => `${said}, as before`,
    seePage: 'New, see the event',
    stays: 'Your answer stays as it is. If your plans have changed, please change it.',
    file: 'Open the attached file to change it in your calendar too.',
  },
  cancelled: {
    subject: (title: string, when: string) => `Cancelled: ${title}, ${when}`,
    heading: 'This event was cancelled',
    byOrganiser: 'The organiser has cancelled an event that you answered. It will not take place:',
    file: 'Open the attached file to remove it from your calendar.',
    button: 'See other events',
    last: 'This is the last mail about it.',
  },
  reminder: {
    subject: (title: string, when: string) => `Reminder: ${title}, ${when}`,
    heading: 'It is almost time',
    soon: 'An event that you answered begins within a day.',
    enough: 'Enough people are in.',
    expected: 'Enough people are expected.',
    notEnough: 'There are not enough people yet.',
    saySo: 'If you are coming for sure, say so.',
    once: 'This is the only reminder.',
  },
  status: {
    PLACED: {
      subject: (title: string, when: string) => `You have a place: ${title}, ${when}`,
      heading: 'You have a place',
      text: 'A place has become free, and you were next in line. If you cannot come any more, please change your answer: others wait.',
    },
    MET: {
      subject: (title: string, when: string) => `You are in: ${title}, ${when}`,
      heading: 'You are in',
      text: 'As many people are in as you asked for, so your answer is a yes now.',
    },
    MET_BUT_FULL: {
      subject: (title: string, when: string) => `On the waitlist: ${title}, ${when}`,
      heading: 'You are on the waitlist',
      text: 'As many people are in as you asked for, but all places are taken. You hear of it when one becomes free.',
    },
    NOT_MET: {
      subject: (title: string, when: string) => `Not enough for you yet: ${title}, ${when}`,
      heading: 'Fewer people than you asked for',
      text: 'Fewer people are in than you asked for, so your answer does not count for now. You hear of it when there are enough again.',
    },
    file: 'Open the attached file to change it in your calendar too.',
  },
  decided: {
    CONFIRMED: {
      subject: (title: string, when: string) => `It’s on: ${title}, ${when}`,
      heading: 'It’s on',
      text: 'The event takes place. If you cannot come any more, please change your answer.',
    },
    CALLED_OFF: {
      subject: (title: string, when: string) => `Called off: ${title}, ${when}`,
      heading: 'Called off',
      text: 'The event does not take place.',
    },
    GATHERING: {
      subject: (title: string, when: string) => `Open again: ${title}, ${when}`,
      heading: 'Open again',
      text: 'It is open again whether the event takes place.',
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
      heading: 'Enough people are in, but it is to rain',
    },
    noForecast: 'There was no forecast, so the weather did not count.',
  },
  standing: englishStanding,
  ...englishAsking,
  ...englishPolls,
  newResponses: {
    subject: (title: string, day: string) => `New answers for ${title}, ${day}`,
    heading: (count: number) => (count === 1 ? 'Somebody answered' : `${count} answers`),
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
      text: 'An answer has changed, or you have changed how many people it needs.',
    },
  },

  unsubscribing: {
    title: 'Unsubscribe',
    done: 'Unsubscribed',
    noMore: 'You will get no more mail from Quorum.',
    noMoreOfEvent: 'You will get no more mail about this event.',
    resubscribe: 'Send me mail again',
    resubscribeToEvent: 'Send me mail about it again',
    stopAll: 'Stop all mail from Quorum',
    stopEvent: 'Stop mail about this event',
    // in pieces: what is put between them is set in bold
    about: <Piece>(address: Piece) => ['This is about mail to ', address, '.'],
    aboutEvent: <Piece>(address: Piece, event: Piece) => ['This is about mail to ', address, ' on ', event, '.'],
    stays: 'Your answers to events stay as they are. The address is used for nothing else.',
    expired: 'This link has expired. Use the link in a newer mail.',
  },
};

/** What another language says where English says this: all of it, and no more. */
export type MailMessages = typeof english;
