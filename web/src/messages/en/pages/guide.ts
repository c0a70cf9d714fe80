/** The Guide. Marks stand for bold words (`b`) and the link to the home page (`home`). */
export const guide = {
  title: 'Guide',
  lead: 'From a first look to an event of your own, in two minutes.',
  join: 'Join an event',
  joinFind: 'Find it on the <home>home page</home>, or open the link that somebody sent you.',
  joinPress: 'Press <b>Join Event</b> and enter your name. An email address and a comment are up to you.',
  joinChoose:
    'Choose <b>Yes</b> if you will be there. Choose <b>Maybe</b> if you are not sure, and slide to how likely it is.',
  joinPlaces:
    'Where the organiser allows it, bring guests. You can also come only if at least so many people are in. When all places are taken, you join the waitlist, and move up as soon as one is free.',
  joinStandby:
    'You cannot make it? Choose <b>No</b>, and let us ask you if people are missing. A no helps, too: everybody knows where they stand.',
  joinNoAccount:
    'You do not need an account. The browser you answered with remembers your response: come back with it and press <b>Edit Response</b> to change or remove it. With an email address you get a link that does so from anywhere, and news of the event: when it changes, is a day away or is cancelled.',
  read: 'Will it happen?',
  readCount:
    'Each event needs a number of participants. A yes counts as one, a 50% maybe counts as half. Once the bar is full the event has enough participants; you can still join. The ring shows the same: a full dot for each yes, half ones for what the maybes add up to, and empty ones for those who are missing.',
  readChance:
    'The chance says how likely it is that enough people come: ten people with a 50% maybe are five on average, but not for sure.',
  readDecided:
    'In the end an event is on or off. Its organiser decides, or the clock does at the decision time: it confirms the event if enough people are in, and calls it off if not. An organiser who sets a decision time may have only those count who are certain; then the page says how many must be, and by when. Everybody who left an address is told once, and calendars follow.',
  readTimes:
    'Dates and times are those of the place where the event happens. If your time zone is another, your own time is shown beside them.',
  create: 'Create an event',
  createSignIn: 'Sign in with your Google account.',
  createPress: 'Press <b>New Event</b>, choose a type, and say where, when, and how many it takes.',
  createPlaces:
    'Under <b>More options</b> you can limit the places, allow guests, and say what you play with how many people.',
  createDecision:
    'Set a <b>decision time</b> there, and nobody has to count replies: at that hour the event is confirmed or called off. You can decide yourself at any time: open the event and press <b>Decide</b>.',
  createVisibility:
    '<b>Public</b> events are on the home page. <b>Private</b> ones are only for those you give the link to.',
  createRecurring:
    'For something regular, make it <b>recurring</b>: weekly, biweekly or monthly. When one has passed, the next appears.',
  createRegulars:
    'A series has a page of its own, <b>All dates and regulars</b>: people who are in every time say so there once, and every new date counts them.',
  createQuestions:
    'Under <b>More options</b> you can also ask <b>questions of your own</b> and say <b>what it costs</b>. Quorum shows how to pay and who has paid; no money moves through it.',
  createManage:
    'Press <b>Manage</b> on its page to write to the people who come, add somebody, and check everybody in at the door, even without a connection. <b>Co-organisers</b> can do it with you.',
  createShare:
    'Share it from the menu on its card: copy the link or all of it as text, or send it by text message, Facebook or Twitter.',
  polls: 'Find a date',
  pollsOpen:
    'Not sure which day? Press <b>New Event</b> and choose <b>Let people vote</b>. Tap the days that you can offer, and share the link.',
  pollsVote:
    'Everybody taps yes, maybe or no for each day, without an account. Each day shows how likely it is that enough people come.',
  pollsFound:
    'The first day that is likely enough becomes the event, with a response of everybody who voted on it. You can also pick the day yourself. Everybody who voted on it and left an address gets a mail then, and when its time changes.',
  weather: 'Where the weather comes from',
  weatherAsked:
    'This site asks a weather service, usually Open-Meteo, for the forecast. It sends the location as you wrote it and the hour, and nothing about people: neither who organises the event nor who comes. Your browser sends it nothing.',
  weatherPrivate:
    'For a private event it asks for the town only. Put the town last, behind a comma, as in “12 Baker Street, London”.',
  accounts: 'What an account is for',
  accountsTrack: 'It keeps track of your events: they are in the menu behind your picture.',
  accountsCreate: 'It lets you create events, private ones too, and set them to recur.',
  accountsManage: 'It lets you edit or delete your events, and remove a response from them.',
  accountsDevices: 'It knows your responses on every device you sign in with.',
  accountsMail: 'It sends you email notifications: when people answer your events, and when enough of them are in.',
} as const;
