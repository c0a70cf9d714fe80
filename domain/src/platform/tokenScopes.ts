/** What a token may be for: to read, to answer, and to organise. None of them includes another. */
export const TOKEN_SCOPES = ['read', 'write', 'manage'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** What no token does, whatever it is for: it takes the person, signed in. */
const PERSON = null;

/**
 * What a token must be for to make a call: by the field of a query or mutation, and by the `operationId` of REST. A call that
 * stands nowhere is for nobody's token.
 */
export const CALLS: Readonly<Record<string, TokenScope | null>> = {
  // reading, as the person
  getSettings: 'read',
  events: 'read',
  listEvents: 'read',
  event: 'read',
  getEvent: 'read',
  eventTypes: 'read',
  listEventTypes: 'read',
  listOwnEvents: 'read',
  eventByExternalId: 'read',
  getEventByExternalId: 'read',
  viewer: 'read',
  series: 'read',
  seriesByHash: 'read',
  getSeries: 'read',
  hasNextDate: 'read',
  cancelledEvent: 'read',
  cancelledPoll: 'read',
  poll: 'read',
  getPoll: 'read',
  polls: 'read',
  listPolls: 'read',
  hiddenResponses: 'read',
  listFollows: 'read',
  listMessages: 'read',
  getGuestList: 'read',
  getSeriesAttendance: 'read',
  notifications: 'read',
  getNotifications: 'read',
  getNotificationsOfResponse: 'read',
  pushKey: 'read',
  phoneCountries: 'read',
  phoneChallenge: 'read',
  getPhoneChallenge: 'read',
  textsTakeReplies: 'read',
  getCalendar: 'read',
  listErrors: 'read',
  listActivity: 'read',
  getReliability: 'read',
  eventChanged: 'read',
  eventsChanged: 'read',
  pollChanged: 'read',

  // what anybody may say: whether they come, when they could, what they follow
  joinEvent: 'write',
  updateResponse: 'write',
  removeResponse: 'write',
  answerOffer: 'write',
  setPayment: 'write',
  joinSeries: 'write',
  updateRegular: 'write',
  leaveSeries: 'write',
  votePoll: 'write',
  updateVote: 'write',
  removeVote: 'write',
  follow: 'write',
  unfollow: 'write',
  reportEvent: 'write',
  reportPoll: 'write',

  // organising
  createEvent: 'manage',
  updateEvent: 'manage',
  patchEvent: 'manage',
  deleteEvent: 'manage',
  upsertEvent: 'manage',
  deleteEventByExternalId: 'manage',
  createEvents: 'manage',
  duplicateEvent: 'manage',
  endSeries: 'manage',
  decideEvent: 'manage',
  hideResponse: 'manage',
  markAttendance: 'manage',
  addResponse: 'manage',
  promoteResponse: 'manage',
  sendMessage: 'manage',
  createPoll: 'manage',
  updatePoll: 'manage',
  deletePoll: 'manage',
  closePoll: 'manage',
  reopenPoll: 'manage',
  schedulePoll: 'manage',
  previewImport: 'manage',
  importVotes: 'manage',

  // a token that leaks must not make another, nor outlive the one who finds out
  listTokens: PERSON,
  createToken: PERSON,
  revokeToken: PERSON,
  // what a webhook is told leaves the product, for as long as nobody looks
  listWebhooks: PERSON,
  createWebhook: PERSON,
  updateWebhook: PERSON,
  renewWebhookSecret: PERSON,
  deleteWebhook: PERSON,
  testWebhook: PERSON,
  listWebhookDeliveries: PERSON,
  redeliverWebhook: PERSON,
  eraseReliability: PERSON,
  deleteAccount: PERSON,
  exportMyData: PERSON,
  renewCalendarFeed: PERSON,
  // who organises is agreed on between people
  handOverEvent: PERSON,
  withdrawHandOver: PERSON,
  takeOverEvent: PERSON,
  handOverPoll: PERSON,
  withdrawPollHandOver: PERSON,
  takeOverPoll: PERSON,
  inviteCoOrganiser: PERSON,
  acceptCoOrganiser: PERSON,
  removeCoOrganiser: PERSON,
  // how somebody is reached is theirs to say, and a number is left with their consent
  updateNotifications: PERSON,
  updateNotificationsOfResponse: PERSON,
  savePushSubscription: PERSON,
  removePushSubscription: PERSON,
  confirmPhone: PERSON,
  sendPhoneCode: PERSON,
  // by the cookie of a browser
  adoptResponses: PERSON,
  // operators read reports themselves
  reports: PERSON,
  pollReports: PERSON,
  dismissReport: PERSON,
  hideEvent: PERSON,
  hidePoll: PERSON,
};

/** What a token must be for to make this call; null where none does. */
export const scopeFor = (call: string): TokenScope | null =>
  Object.hasOwn(CALLS, call) ? (CALLS[call] ?? null) : null;
