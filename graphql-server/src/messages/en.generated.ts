/* Written by `npm run codegen` from messages/en/server. */
import { count, params } from './fill.ts';

export const en = {
  buttons: {
    /** On a button of a notification; as short as possible. */
    in: "I’m in",
    /** On a button of a notification; as short as possible. */
    out: "Can’t",
    /** In a notification, once the button was pressed. */
    thanks: "Thank you for saying so.",
    /** In a notification, where pressing the button did not reach us. */
    failed: "Your answer was not saved. Please try again.",
  },
  asked: {
    /** To somebody who said maybe, and whose answer decides most. */
    subject: params<{ title: string; when: string }>("Are you in? {title}, {when}"),
    heading: "Are you in?",
    /** When the event is confirmed or called off by itself. */
    decides: params<{ when: string }>("Whether it happens is decided on {when}."),
    said: params<{ answer: string }>("You said {answer}. Do you know by now?"),
    /** The chance that the event takes place if its reader comes, and if they do not. */
    difference: params<{ withYou: string; withoutYou: string }>("With you it is {withYou} likely to happen, without you {withoutYou}."),
    /** On a button. */
    button: "Answer",
    link: "One tap is enough. The link is for you alone, and works until the event begins.",
  },
  stillIn: {
    subject: params<{ title: string; when: string }>("Still in? {title}, {when}"),
    heading: "Still in?",
    text: "You said yes some days ago, and the event is soon. Are you still in?",
    /** On a button that opens both answers. */
    button: "Still in, or can’t",
  },
  seat: {
    /** To somebody on standby: the event is on, and too few people are in. */
    subject: params<{ title: string; when: string }>("A seat is free: {title}, {when}"),
    heading: "A seat is free",
    /** On a button. */
    button: "Take the seat",
    claimed: {
      subject: params<{ title: string; when: string }>("The seat is yours: {title}, {when}"),
      heading: "The seat is yours",
      text: "Thank you. The event needed you.",
    },
    late: {
      subject: params<{ title: string; when: string }>("The seats are taken: {title}, {when}"),
      heading: "Thank you, the seats are taken",
      text: "The event has enough people again. You stay on standby, so we may ask you another time.",
    },
  },
  fall: {
    /** To the organiser of a confirmed event that has too few people again. */
    subject: params<{ title: string; when: string }>("At risk: {title}, {when}"),
    heading: "Too few people again",
    /** How many people were asked to take a seat. */
    asked: count<{ count: number }>("en", { one: "The person on the standby list was asked to take a seat.", other: "The {count} people on the standby list were asked to take a seat." }),
    nobody: "Nobody is on the standby list with an address, so please ask around.",
  },
  recovery: {
    /** To the organiser, after the mail that the event is at risk. */
    subject: params<{ title: string; when: string }>("Safe again: {title}, {when}"),
    heading: "Enough people again",
  },
  chat: {
    happened: {
      event_created: "A new event.",
      event_updated: "The event has changed.",
      event_confirmed: "It is on!",
      event_called_off: "It is called off.",
      event_reopened: "It is open again.",
      event_deleted: "An event is gone.",
      event_threshold_reached: "Enough people are in.",
      event_threshold_lost: "There are too few people again.",
      /** A confirmed event has too few people again. */
      event_at_risk: "It is at risk.",
      response_created: "Somebody has responded.",
      response_updated: "A response has changed.",
      response_removed: "Somebody has withdrawn.",
      poll_created: "Help find a date.",
      poll_scheduled: "The date is found.",
      poll_closed: "Voting has ended.",
    },
    /** After what has happened: how many of the needed people are in. A comma follows. */
    are: count<{ count: number; needed: number }>("en", { one: "{count} of {needed} is in", other: "{count} of {needed} are in" }),
    /** After how many of the needed people are in, and a comma: how many are missing. A full stop follows. */
    needed: count<{ count: number }>("en", { one: "{count} more needed", other: "{count} more needed" }),
    /** After how many of the needed people are in, and a comma: nobody is missing. */
    enough: "that is enough",
  },
  calendar: {
    /** Before the address of a web page, and a colon. */
    moreInformation: "More information",
    /** The name of a person’s own calendar. */
    ownEvents: "My Quorum events",
    /** In place of the title of an event whose organiser’s account was deleted. */
    untitled: "Cancelled event",
  },
  feed: {
    /** The name of the feed. */
    title: "Quorum: new events",
    needed: params<{ people: string }>("Happens if {people} people are in"),
    calledOff: "Called off",
  },
  embed: {
    /** How many people are in for certain, of those that it takes. */
    ratio: params<{ count: string; threshold: string }>("{count} of {threshold} are in"),
    /** How many people are expected, of those that it takes. */
    expected: params<{ count: string; threshold: string }>("{count} of {threshold} expected"),
    enoughAreIn: "Enough are in",
    enoughExpected: "Enough are expected",
    moreNeeded: count<{ count: number }>("en", { one: "{count} more needed", other: "{count} more needed" }),
    /** Enough people are expected, but the decision counts those who come for certain. */
    mustBeCertain: params<{ threshold: string }>("{threshold} must be certain"),
    confirmed: "Confirmed",
    calledOff: "Called off",
    full: "Full",
    /** The event has ended. */
    over: "Over",
    /** On a button. */
    join: "Join Event",
    /** On a button, of an event that takes nobody any more. */
    see: "See the event",
    /** A link to the home page. */
    all: "All events",
    /** The title of the list. */
    list: "Upcoming events",
    /** In place of the list. */
    none: "Nothing is planned right now.",
    /** In place of the event. */
    gone: "This event is not here",
    goneWhy: "It was deleted, or it is private.",
    /** Read out by screen readers after a link. */
    opensBeside: "(opens in a new tab)",
  },
  confirmation: {
    subject: params<{ title: string; when: string }>("Your response is in: {title}, {when}"),
    heading: params<{ answer: string }>("Your response is in: {answer}"),
    link: "This link opens your response on any device, so that you can change or withdraw it. Keep it to yourself: anyone with the link can do the same.",
    /** On a button that opens their own response. */
    button: "Change or withdraw my response",
    /** Under a QR code; letters that are read out at the entrance. */
    code: params<{ code: string }>("At the event, this is your code: {code}"),
    /** Above a button that withdraws the later of two responses. */
    twice: "This event already had a response with this name and address. If one is enough, withdraw this one:",
    /** On a button. */
    withdraw: "Withdraw this response",
    whyTyped: "You get this because somebody, hopefully you, responded on the event’s page and typed this address. If it was not you, withdraw the response or unsubscribe.",
  },
  changed: {
    subject: params<{ title: string; when: string }>("Changed: {title}, {when}"),
    newTime: "There is a new time",
    newPlace: "There is a new place",
    newTimeAndPlace: "There is a new time and place",
    newDetails: "There is something new",
    by: params<{ name: string }>("{name} has changed an event that you responded to."),
    byOrganiser: "The organiser has changed an event that you responded to.",
    /** Label of what a changed detail was before. */
    itWas: "It was",
    /** Beside a detail that has not changed. */
    asBefore: params<{ said: string }>("{said}, as before"),
    /** In place of a text that is not shown to an address that has not been confirmed. */
    seePage: "New, see the event",
    stays: "Your response stays as it is.",
    staysOff: "The event was called off, and is still not taking place.",
  },
  cancelled: {
    subject: params<{ title: string; when: string }>("Cancelled: {title}, {when}"),
    heading: "This event was cancelled",
    byOrganiser: "The organiser has cancelled an event that you responded to. It will not take place:",
    /** On a button. */
    button: "See other events",
    last: "This is the last mail about it.",
  },
  reminder: {
    subject: params<{ title: string; when: string }>("Reminder: {title}, {when}"),
    heading: "It is almost time",
    soon: {
      DAY: "An event that you responded to begins within a day.",
      THREE_HOURS: "An event that you responded to begins within three hours.",
      HOUR: "An event that you responded to begins within an hour.",
    },
    /** Before how many people the event needs and has. Enough are in for certain. */
    enough: "Enough people are in.",
    /** Before how many people the event needs and has. Enough are expected, counting those who may come by how likely they are. */
    expected: "Enough people are expected.",
    /** Before how many people the event needs and has, of an event that is still to be decided. */
    notEnough: "There are not enough people yet.",
    /** Before how many people the event needs and has, of an event that is confirmed. */
    tooFew: "At the moment, too few people are in.",
    /** After why somebody gets the mail. */
    once: "This is the only reminder.",
  },
  status: {
    PLACED: {
      subject: params<{ title: string; when: string }>("You have a place: {title}, {when}"),
      heading: "You have a place",
      text: "A place has become free, and you were next in line.",
    },
    TAKEN: {
      subject: params<{ title: string; when: string }>("You have a place: {title}, {when}"),
      heading: "You have a place",
      /** A place on the waitlist was offered and accepted. */
      text: "You have taken the place that you were offered.",
    },
    MET: {
      subject: params<{ title: string; when: string }>("You are in: {title}, {when}"),
      heading: "You are in",
      /** To somebody who comes if enough others are in. */
      text: "The number of people you asked for is reached, so your response is now a yes.",
    },
    MET_BUT_FULL: {
      subject: params<{ title: string; when: string }>("On the waitlist: {title}, {when}"),
      heading: "You are on the waitlist",
      text: "The number of people you asked for is reached, but all places are taken. We will write to you when one becomes free.",
    },
    NOT_MET: {
      subject: params<{ title: string; when: string }>("Not enough for you yet: {title}, {when}"),
      heading: "Fewer people than you asked for",
      text: "Fewer people are in than you asked for, so your response does not count for now. We will write to you when there are enough again.",
    },
  },
  decided: {
    CONFIRMED: {
      subject: params<{ title: string; when: string }>("It’s on: {title}, {when}"),
      heading: "It’s on",
      text: "The event is taking place.",
    },
    CALLED_OFF: {
      subject: params<{ title: string; when: string }>("Called off: {title}, {when}"),
      heading: "Called off",
      text: "The event is not taking place.",
    },
    GATHERING: {
      subject: params<{ title: string; when: string }>("Open again: {title}, {when}"),
      heading: "Open again",
      text: "Whether the event takes place is open again.",
    },
    /** What the organiser wrote about the decision. */
    because: params<{ reason: string }>("The organiser says: {reason}"),
  },
  clockDecided: {
    CONFIRMED: {
      /** To the organiser: the event was decided at the time that was set. */
      subject: params<{ title: string; when: string }>("Confirmed: {title}, {when}"),
      heading: "Your event is confirmed",
    },
    CALLED_OFF: {
      subject: params<{ title: string; when: string }>("Called off: {title}, {when}"),
      heading: "Your event was called off",
    },
    RAIN: {
      /** To the organiser: there are enough people, but rain is more likely than the limit that they set. */
      subject: params<{ title: string; when: string }>("Rain? Please decide: {title}, {when}"),
      heading: "Enough people, but rain is forecast",
    },
    noForecast: "There was no forecast, so the weather did not count.",
  },
  newResponses: {
    subject: params<{ title: string; when: string }>("New responses to {title}, {when}"),
    heading: count<{ count: number }>("en", { one: "One new response", other: "{count} new responses" }),
    /** In a list of new responses. */
    says: params<{ name: string; answer: string }>("{name} says {answer}"),
    /** In a list of new responses: one that was changed. */
    nowSays: params<{ name: string; answer: string }>("{name} now says {answer}"),
    /** After a list of responses that has not all of them. */
    more: count<{ count: number }>("en", { one: "And {count} more.", other: "And {count} more." }),
  },
  quorum: {
    in: {
      subject: params<{ title: string; when: string }>("Enough people are in for {title}, {when}"),
      heading: "Enough people are in",
      /** After how many people the event needs and has. */
      text: "It can happen.",
    },
    expected: {
      subject: params<{ title: string; when: string }>("Enough people are expected for {title}, {when}"),
      heading: "Enough people are expected",
      text: "It can happen.",
    },
    notEnough: {
      subject: params<{ title: string; when: string }>("No longer enough people for {title}, {when}"),
      heading: "No longer enough people",
      text: "A response has changed, or you have changed how many people it needs.",
    },
  },
  organiserMessage: {
    subject: params<{ title: string; when: string }>("Message about {title}, {when}"),
    heading: "The organiser writes",
    /** In place of the message, to an address that has not been confirmed. */
    onPage: "Read it on the event’s page.",
  },
  announced: {
    subject: params<{ title: string; when: string }>("New: {title}, {when}"),
    heading: "There is a new event",
    because: {
      /** Below the heading that there is a new event: who has published it. */
      ORGANISER: params<{ name: string }>("{name} has published it."),
      /** Below the heading that there is a new event: of a series. */
      SERIES: params<{ name: string }>("It is another date of {name}."),
      /** Below the heading that there is a new event: of a type, such as Soccer. */
      TYPE: params<{ name: string }>("It is of the type {name}."),
    },
    why: {
      ORGANISER: params<{ name: string }>("You get this because you follow {name}."),
      SERIES: params<{ name: string }>("You get this because you follow the series {name}."),
      TYPE: params<{ name: string }>("You get this because you follow the type {name}."),
    },
    /** A place, and how far around it. */
    within: params<{ place: string; km: number }>("{place} ({km} km)"),
    /** Below the heading that there is a new event: of a type, near a place. */
    becauseNear: params<{ name: string; near: string }>("It is of the type {name}, near {near}."),
    whyNear: params<{ name: string; near: string }>("You get this because you follow the type {name} near {near}."),
  },
  followDigest: {
    /** Once a day, of everything that is new. */
    subject: count<{ count: number }>("en", { one: "A new event that you may like", other: "{count} new events that you may like" }),
    heading: "New in what you follow",
    /** On a button. */
    open: "See all events",
    why: params<{ names: string }>("You get this because you follow {names}."),
  },
  guestList: {
    status: {
      /** Of a response. */
      GOING: "Going",
      CONDITIONAL: "Conditional",
      WAITLISTED: "Waitlist",
      MAYBE: "Maybe",
      STANDBY: "Standby",
      DECLINED: "Declined",
    },
    payment: {
      /** The person says that they have paid. */
      SENT: "Sent",
      /** The organiser has the money. */
      RECEIVED: "Received",
      /** Nobody says that it was paid. */
      OPEN: "Open",
    },
    yes: "yes",
    no: "no",
    column: {
      name: "Name",
      status: "Status",
      /** On the waitlist. */
      position: "Position",
      /** The person with their guests. */
      people: "People",
      likelihood: "Likelihood",
      /** How many must be in for the person to come. */
      condition: "Condition",
      email: "Email",
      phone: "Phone",
      comment: "Comment",
      /** When. */
      responded: "Responded",
      /** When the response was last changed. */
      changed: "Changed",
      /** Whether the person was at the event. */
      came: "Came",
      payment: "Payment",
    },
  },
  /** The quotation marks of the language, around titles and comments. */
  quote: params<{ text: string }>("“{text}”"),
  /** The link at the end of each mail. */
  unsubscribe: "Unsubscribe",
  /** The link at the end of each mail to the page where its reader chooses how they are told. */
  notifications: "Notifications",
  /** Before an older piece of news that the same mail still tells. */
  alsoNew: "Just before that:",
  /** Label of the title of an event. */
  what: "What",
  /** Label of its date and time. */
  when: "When",
  /** Label of its place. */
  where: "Where",
  /** Label of the name of its organiser. */
  organiser: "Organiser",
  forecast: {
    /** Label of the forecast. */
    label: "Weather",
    rain: params<{ chance: string }>("{chance} chance of rain"),
    sleet: params<{ chance: string }>("{chance} chance of sleet"),
    snow: params<{ chance: string }>("{chance} chance of snow"),
  },
  /** On a button. */
  seeEvent: "See the event",
  /** How a response is written within a sentence. */
  yes: "yes",
  /** How a response is written within a sentence. */
  no: "no",
  /** How a response is written within a sentence, with how likely the person is to come. */
  maybe: params<{ likelihood: string }>("maybe ({likelihood})"),
  answer: {
    /** After “yes” or “maybe” and a comma. */
    withGuests: count<{ count: number }>("en", { one: "with a guest", other: "with {count} guests" }),
    /** After “yes” and a comma: a condition. */
    ifAtLeast: count<{ count: number }>("en", { one: "if at least {count} are in", other: "if at least {count} are in" }),
    /** After “yes” and a comma. */
    inLine: params<{ position: number }>("on the waitlist (number {position})"),
    /** After “no” and a comma: the person is not coming but may be asked if people are missing. */
    standby: "but may be asked",
  },
  whyParticipant: "You get this because you responded to this event with this address.",
  /** To an address that has not been confirmed: anybody may have typed it. */
  whyTyped: "You get this because somebody responded on the event’s page and typed this address. If it was not you, unsubscribe.",
  whyOrganiser: "You get this because you organise this event.",
  calendarFile: {
    add: "Open the attached file to add the event to your calendar.",
    change: "Open the attached file to change it in your calendar too.",
    remove: "If the event is in your calendar, open the attached file to remove it.",
  },
  placeOffered: {
    subject: params<{ title: string; when: string }>("A place for you? {title}, {when}"),
    heading: count<{ count: number }>("en", { one: "A place is free", other: "{count} places are free" }),
    /** Where places are offered to one after the other. It begins with “it” or “they”: the heading above names the places. */
    inOrder: count<{ count: number; until: string }>("en", { one: "It is held for you until {until}. If you do not take it by then, it goes to the next in line.", other: "They are held for you until {until}. If you do not take them by then, they go to the next in line." }),
    /** Where places are offered to everybody on the waitlist at once. */
    toAll: count<{ count: number; until: string }>("en", { one: "All who wait were asked, and the first to accept has it. After {until} anybody may take it.", other: "All who wait were asked, and the first to accept have them. After {until} anybody may take them." }),
    /** To somebody with guests: there are fewer places than people in their party. */
    forFewer: count<{ count: number; party: number }>("en", { one: "You are {party}, and there is one place. Does one of you come?", other: "You are {party}, and there are {count} places. Do fewer of you come?" }),
    keeps: "You keep your turn for the next place in any case.",
    /** On a button. */
    button: "Answer",
  },
  offerEnded: {
    LAPSED: {
      subject: params<{ title: string; when: string }>("Still on the waitlist: {title}, {when}"),
      heading: "The place goes to the next",
      /** To somebody who has not answered in time. */
      text: "The time to take it is over. You stay on the waitlist and keep your turn for the next place.",
    },
    GONE: {
      subject: params<{ title: string; when: string }>("Still on the waitlist: {title}, {when}"),
      heading: "The place is taken",
      /** To somebody who was asked with all others, and was not the first to accept. */
      text: "It is not free any more. You stay on the waitlist and keep your turn for the next place.",
    },
  },
  lateWithdrawal: {
    /** To the organiser. */
    subject: params<{ title: string; when: string }>("Withdrawn at short notice: {title}, {when}"),
    heading: count<{ count: number }>("en", { one: "One person has withdrawn", other: "{count} people have withdrawn" }),
    /** Somebody who has withdrawn, in a list; the number is that of their guests. */
    named: count<{ count: number; name: string }>("en", { one: "{name} and a guest", other: "{name} and {count} guests" }),
    /** People who have withdrawn and whose names are not known any more, in a list. */
    nameless: count<{ count: number }>("en", { one: "Somebody whose response is gone", other: "{count} people whose responses are gone" }),
  },
  /** To an address that has not been confirmed: anybody may have typed it. */
  whyVoterTyped: "You get this because somebody voted in this poll and typed this address. If it was not you, unsubscribe.",
  whyOrganiserOfPoll: "You get this because you organise this poll.",
  voteConfirmation: {
    subject: params<{ title: string }>("Your votes are in: {title}"),
    heading: "Your votes are in",
    next: "We will write to you once a date is found.",
    link: "This link opens your votes on any device, so that you can change or withdraw them. Keep it to yourself: anyone with the link can do the same.",
    /** On a button. */
    button: "Change or withdraw my votes",
    why: "You get this because you voted in this poll.",
    whyTyped: "You get this because somebody, hopefully you, voted in this poll and typed this address. If it was not you, withdraw the votes or unsubscribe.",
  },
  datesMoved: {
    subject: params<{ title: string }>("New times: {title}"),
    heading: "There are new times to vote on",
    /** Before a list of dates. */
    byOrganiser: "The organiser has moved what you voted on:",
    /** A date in that list. */
    move: params<{ now: string; before: string }>("{now}, instead of {before}"),
    stays: "Your votes stay as they are, and count for the new times. If you cannot make them, please change your votes.",
  },
  dateFound: {
    subject: params<{ title: string; when: string }>("There is a date: {title}, {when}"),
    heading: "There is a date",
    /** To a voter, whose vote on the date has become a response. */
    voter: params<{ answer: string }>("The poll has found its date. What you said about it is now your response: {answer}. You can change it on the page."),
    organiser: "The best date of your poll was likely enough, so it is an event now. Everybody who voted on it now has a response.",
  },
  pollClosed: {
    /** To the organiser. */
    subject: params<{ title: string }>("No date yet: {title}"),
    heading: "Voting has ended without a date",
    because: {
      NOT_ENOUGH: "The time to vote is over, and no date of your poll was likely enough.",
      NOT_PICKED: "The time to vote is over, and your poll has no date yet.",
    },
    /** There are dates of the poll that are still to come. */
    mayPick: "You can still pick one on its page, or let it go.",
    allOver: "All of its dates are over. You can offer new ones on its page, or let it go.",
    /** On a button. */
    button: "See the poll",
  },
  votingEnded: {
    /** To a voter. */
    subject: params<{ title: string }>("Voting has ended: {title}"),
    heading: "Voting has ended without a date",
    because: {
      NOT_ENOUGH: "The time to vote is over, and no date found enough people.",
      NOT_PICKED: "The time to vote is over, and the organiser has not picked a date.",
      CLOSED: "The organiser has closed this poll: it takes no more votes.",
    },
    mayPick: "The organiser can still pick a date. If it is one that you voted on, we will write to you.",
    allOver: "All of its dates are over. Nothing comes of it unless the organiser offers new ones.",
  },
  pollCancelled: {
    subject: params<{ title: string }>("Poll cancelled: {title}"),
    heading: "This poll was cancelled",
    text: "The organiser has cancelled a poll that you voted in. No event comes of it, and all votes are deleted.",
  },
  regularWelcome: {
    subject: params<{ title: string; when: string }>("You are a regular: {title}, {when}"),
    heading: params<{ answer: string }>("You are a regular: {answer}"),
    /** What follows is about the next date. */
    text: "You have a standing response: it answers each date of this series as soon as that is made. We will write to you then. Of the next date:",
    link: "This link opens your standing response on any device, so that you can change or end it. Keep it to yourself: anyone with the link can do the same.",
    /** On a button. */
    button: "My standing response",
  },
  regularDate: {
    subject: params<{ title: string; when: string }>("The next date: {title}, {when}"),
    heading: params<{ answer: string }>("The next date, and your response: {answer}"),
    text: "You are a regular, so this response was given for you.",
    /** On a button. */
    button: "Change or withdraw my response",
    /** Above a button that ends the standing response. */
    ending: "Do you not want to be a regular any more? What you have said of this date stays.",
    /** On a button. */
    end: "End my standing response",
  },
  seriesOver: {
    subject: params<{ title: string }>("There are no more dates: {title}"),
    /** The subject where no date of the series is left to name it. */
    untitled: "A series that you were a regular of has ended",
    heading: "The series has ended",
    text: "The series has ended, and your standing response with it. What you have said of dates that are made stays.",
    /** On a button. */
    seeLast: "See the last date",
    last: "This is the last mail about it.",
  },
  whyRegular: "You get this because you are a regular of this series with this address.",
  /** To an address that has not been confirmed: anybody may have typed it. */
  whyRegularTyped: "You get this because somebody, hopefully you, became a regular on the page of a series and typed this address. If it was not you, end it or unsubscribe.",
  sms: {
    /** Before the first text to a number: the name of the product, which stays as it is. */
    from: "Quorum:",
    replies: {
      /** What people may reply: one short word in capitals, which no other language has for something else. Replies are read by it. */
      yes: "YES",
      /** What people may reply: one short word in capitals, which no other language has for something else. Replies are read by it. */
      no: "NO",
      /** What people may reply: one short word in capitals, which no other language has for something else. Replies are read by it. */
      maybe: "MAYBE",
      /** What people may reply who do not know what to reply; the English HELP is understood as well. */
      help: "HELP",
    },
    /** At the end of the first text to a number. STOP stays as it is: carriers know it in every language. */
    stop: "STOP ends texts.",
    takes: {
      /** After a question. */
      ANSWER: params<{ yes: string; no: string; maybe: string }>("Reply {yes}, {no} or {maybe}."),
      /** After news to people who are coming. */
      NO: params<{ no: string }>("Can’t come? Reply {no}."),
    },
    changed: {
      /** Before the title and the new time. */
      newTime: "New time",
      /** Before the title, the time and the new place. */
      newPlace: "New place",
      newTimeAndPlace: "New time and place",
      newDetails: "News",
    },
    /** A place on an event, and until when it is held. */
    placeFree: params<{ until: string; title: string; when: string }>("Place till {until}? {title} {when}"),
    now: {
      /** What became of a reply. */
      GOING: "You are in.",
      WAITLISTED: "You are on the waitlist.",
      CONDITIONAL: "You are in if enough others are.",
      MAYBE: "You are a maybe.",
      DECLINED: "You are out.",
      STANDBY: "You are out, but may be asked.",
    },
    /** To a yes that came when all seats were taken. */
    late: "Thank you, the seats are taken.",
    /** To a reply that came too late. */
    refused: "This cannot be changed any more.",
    /** To a reply by an organiser, who was told something as such and has not responded to the event. */
    unchanged: "Nothing was changed: you have not responded.",
    /** What became of a reply, and to what. */
    about: params<{ said: string; title: string; when: string }>("{said} {title}, {when}"),
    /** The answer to STOP. START stays as it is. */
    stopped: "Quorum sends you no more texts. START brings them back.",
    /** The answer to START. STOP stays as it is. */
    started: "Quorum sends you texts again. STOP ends them.",
    /** The answer to HELP. */
    help: params<{ yes: string; no: string; maybe: string }>("Quorum tells you about events you responded to or organise. Reply {yes}, {no} or {maybe} to its last question, STOP ends texts."),
  },
  phoneCode: {
    subject: "Confirm your number",
    /** With a code that confirms a number; anybody may have typed it. */
    text: count<{ count: number; code: string }>("en", { one: "{code} is your Quorum code, valid for {count} minutes. Not you? Ignore this.", other: "{code} is your Quorum code, valid for {count} minutes. Not you? Ignore this." }),
    /** Why somebody gets a code. */
    why: "You get this because the number was left for texts.",
  },
  standing: {
    decided: {
      CONFIRMED: "The event is on.",
      CALLED_OFF: "The event is called off.",
    },
    needs: {
      expected: params<{ needs: string; has: string }>("It needs {needs} people and can expect {has}."),
      certain: params<{ needs: string; has: string }>("It needs {needs} people for certain and has {has}."),
    },
    /** Where enough people are expected, but the decision counts only those who come for certain. */
    mustBeCertain: params<{ needs: string; certain: string }>("At least {needs} must be certain (so far {certain})."),
    /** Where enough people are expected, but the decision, whose time is named, counts only those who come for certain. */
    mustBeCertainBy: params<{ needs: string; when: string; certain: string }>("At least {needs} must be certain by {when} (so far {certain})."),
    needed: {
      /** Of an event that was called off. */
      expected: params<{ needs: string; has: string }>("It needed {needs} people and could expect {has}."),
      /** Of an event that was called off. */
      certain: params<{ needs: string; has: string }>("It needed {needs} people for certain and had {has}."),
    },
    atDecision: {
      CONFIRMED: {
        expected: params<{ needs: string; has: string }>("At its decision time it needed {needs} people and could expect {has}."),
        certain: params<{ needs: string; has: string }>("At its decision time it needed {needs} people for certain and had {has}."),
      },
      CALLED_OFF: {
        expected: params<{ needs: string; has: string }>("At its decision time it needed {needs} people and could expect {has}. You can open it again on its page."),
        certain: params<{ needs: string; has: string }>("At its decision time it needed {needs} people for certain and had {has}. You can open it again on its page."),
      },
      RAIN: {
        /** Enough people, but rain: the organiser decides. */
        expected: params<{ needs: string; has: string }>("It needs {needs} people and can expect {has}. Please confirm the event on its page, or call it off."),
        certain: params<{ needs: string; has: string }>("It needs {needs} people for certain and has {has}. Please confirm the event on its page, or call it off."),
      },
    },
    seat: {
      /** To somebody on standby. */
      expected: params<{ needs: string; has: string }>("The event is on, but it needs {needs} people and can expect {has}. You are on standby, so you can take a seat. First come, first served."),
      /** To somebody on standby. */
      certain: params<{ needs: string; has: string }>("The event is on, but it needs {needs} people for certain and has {has}. You are on standby, so you can take a seat. First come, first served."),
    },
    fall: {
      /** To the organiser, whose event has too few people again. */
      expected: params<{ needs: string; has: string }>("Your event is confirmed, but it needs {needs} people and can expect {has}. It stays confirmed until you decide otherwise."),
      /** To the organiser, whose event has too few people again. */
      certain: params<{ needs: string; has: string }>("Your event is confirmed, but it needs {needs} people for certain and has {has}. It stays confirmed until you decide otherwise."),
    },
    recovery: {
      /** To the organiser, whose event has enough people again. */
      expected: params<{ needs: string; has: string }>("Your event needs {needs} people and can expect {has}. It stays confirmed, so there is nothing for you to do."),
      /** To the organiser, whose event has enough people again. */
      certain: params<{ needs: string; has: string }>("Your event needs {needs} people for certain and has {has}. It stays confirmed, so there is nothing for you to do."),
    },
  },
  ownResponse: {
    /** To people who are coming, after some news: what to do if they cannot. */
    GOING: "If you can’t come any more, please change your response.",
    WAITLISTED: "You are on the waitlist, and we will write to you when a place becomes free.",
    /** To people who come if enough others are in, which is not so yet. */
    CONDITIONAL: params<{ answer: string }>("You said {answer}. So far there are fewer, so your response does not count yet. If you come anyway, please change it."),
    MAYBE: params<{ answer: string }>("You said {answer}. As soon as you know, please change your response."),
    /** To people who are not coming but may be asked if people are missing. */
    STANDBY: "You are not coming but may be asked: we will write to you if a seat is free. If you can come after all, please change your response.",
    DECLINED: "You said that you are not coming. If you can come after all, please change your response.",
  },
  unsubscribing: {
    /** Above the page. */
    title: "Unsubscribe",
    /** Above the page, once mails have ended. */
    done: "Unsubscribed",
    noMore: "You will get no more mail from Quorum.",
    noMoreOf: {
      event: "You will get no more mail about this event.",
      poll: "You will get no more mail about this poll.",
      follow: "You do not follow this any more.",
    },
    /** On a button. */
    resubscribe: "Send me mail again",
    resubscribeTo: {
      event: "Send me mail about it again",
      poll: "Send me mail about it again",
      follow: "Follow it again",
    },
    /** On a button. */
    stopAll: "Stop all mail from Quorum",
    stop: {
      event: "Stop mail about this event",
      poll: "Stop mail about this poll",
      follow: "Stop following",
    },
    /** A link to all settings of notifications. */
    choose: "Choose what Quorum tells you, and how",
    /** A link to all settings of notifications, for browsers without JavaScript. */
    chooseWithoutScript: "The same without JavaScript",
    /** Whose mails the page ends. */
    about: params<{ address: string }>("This is about mail to {address}."),
    /** Whose mails the page ends, which are those about one event or poll. */
    aboutOne: params<{ address: string; title: string }>("This is about mail to {address} on {title}."),
    stays: "Your responses to events stay as they are. The address is used for nothing else.",
    expired: "This link has expired. Use the link in a newer mail.",
  },
  webhookDisabled: {
    subject: params<{ host: string }>("Your webhook to {host} was turned off"),
    heading: "A webhook was turned off",
    because: {
      FAILING: params<{ host: string }>("For three days {host} has accepted nothing that Quorum sent."),
      /** With its status code of HTTP. */
      GONE: params<{ host: string }>("{host} answered that it is gone (410)."),
    },
    next: "Nothing is sent there any more. Once it works again, turn the webhook on; what happened meanwhile is not sent again.",
    /** On a button. */
    open: "Open your webhooks",
    why: "You get this because you made the webhook.",
  },
};
