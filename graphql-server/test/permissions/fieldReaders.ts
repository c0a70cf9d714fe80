import { fieldsWhere } from '@quorum/domain/event/content';
import { POLL_CONTENT } from '@quorum/domain/poll/draft';

/** Who reads which field, in words; a field that is in no row is one that nobody thought about. */
export const READERS: Record<string, Record<string, string>> = {
  everybody: {
    Event:
      `${fieldsWhere({ isPublic: true }).join(' ')} ` +
      'nodeId id urlHash revision eventType parentEventId creatorId creatorName coOrganisers participants weather isHidden ' +
      'expected chance placesLeft placesHeld waitlistCount currentFormat nextFormat ' +
      'status statusReason statusChangedAt decidedBy neededSeats hadSeats isAtRisk createdAt updatedAt poll seriesHash cameCount previousDate messages',
    EventFormat: 'at label',
    CoOrganiser: 'uid displayName',
    Question: 'id text kind options isRequired',
    Price: 'amount currency mode howToPay',
    NextFormat: 'at label missing',
    Participant:
      'nodeId id name likelihood comment isHidden guests minParticipants isStandby status waitlistPosition offer event regularId',
    PlaceOffer: 'seats until isForFewer',
    EventType: 'nodeId id name color',
    RateLimit: 'cost limit remaining resetAt',
    Weather: 'icon temperature description precipitation resolvedLocation',
    EventConnection: 'edges nodes pageInfo totalCount',
    EventEdge: 'cursor node',
    PageInfo: 'hasNextPage hasPreviousPage startCursor endCursor',
    Series: 'previous next',
    Occurrence: 'urlHash date timezone',
    SeriesPage:
      'nodeId seriesHash title location timezone creatorName recurrenceFrequency isOver isPrivate maxGuests next upcoming planned ' +
      'past regulars',
    SeriesDate: 'urlHash date endTime timezone status',
    Regular: 'id name likelihood guests',
    CancelledEvent: 'urlHash title date timezone cancelledAt',
    CancelledPoll: 'urlHash title cancelledAt',
    Poll:
      `${POLL_CONTENT.join(' ')} ` +
      'nodeId id createdAt updatedAt urlHash revision eventType isHidden creatorId creatorName closesAt chosenClosesAt autoScheduleChance status ' +
      'event options optionCount bestOption voters voterCount ownVoter',
    PollOption: 'id date endTime expected chance yes maybe no isBest',
    PollVoter: 'id name comment participantId votes likelihoods',
    PollVote: 'optionId likelihood',
    PollConnection: 'edges nodes pageInfo totalCount',
    PollEdge: 'cursor node',
  },
  'those for whom the guest list of an event or a poll is not hidden': {
    Participant: 'createdAt updatedAt',
    PollVoter: 'createdAt updatedAt',
  },
  'the one who answered and the organisers of the event': {
    Participant: 'email isRepeated phone isPhoneConfirmed answers payment checkInCode',
    Answer: 'questionId text',
  },
  'those who may come, and the organisers of the event': { Event: 'chatLink' },
  'the organisers of the event, or of the series': {
    Participant: 'attended',
    Event: 'activity chanceHistory reach pastAttendance externalId',
    EventReach: 'decision changes',
    ChancePoint: 'at chance expected',
    SeriesPage: 'attendance',
    SeriesAttendance: 'dates people',
    Attendee: 'name regularId came outOf lastCame onDates',
    AttendeeDate: 'urlHash status attended',
    Happening: 'type at participantId expected chance status isEnough cursor',
  },
  'those who responded and are in its group, and the organisers': { EventMessage: 'id text group createdAt' },
  'the one who voted and the creator of the poll': { PollVoter: 'email' },
  'the creator of the poll': { Poll: 'reach', PollReach: 'ended moved scheduled' },
  'the creator of the poll, of their own table': {
    ImportPreview: 'questions dayFirst twoIsYes options voters leftOutRows leftOutColumns',
    ImportedOption: 'column heading date endTime optionId',
    ImportedVoter: 'row name votes',
    LeftOutRow: 'row name reason isVote',
    LeftOutColumn: 'column heading reason isVote',
  },
  'the one who voted': { PollVoter: 'uid' },
  'the person alone': {
    Viewer:
      'uid displayName email photoURL isOperator events coOrganised polls responses hiddenResponses follows notifications tokens webhooks ' +
      'reliability accountPhone',
    AccountPhone: 'phone isPhoneConfirmed',
    Reliability: 'attended missed byLikelihood',
    CameAfter: 'likelihood attended missed',
    Webhook: 'id url types scope kind isActive disabledBecause failingSince createdAt deliveries',
    WebhookDelivery: 'id messageId type state attempts status problem nextAttemptAt deliveredAt createdAt',
    WebhookSecret: 'webhook secret',
    Follow: 'kind id name pace near createdAt',
    FollowPlace: 'km name',
    Token: 'id name scopes createdAt expiresAt lastUsedAt',
    HiddenResponse: 'urlHash response',
    UpsertEventPayload: 'event isNew',
    CalendarFeed: 'url',
  },
  'the person alone, and the one who answered': {
    Notifications: 'ways mode remindBefore quietHours isMuted mutedEvents isStopped unsubscribedFrom',
    NotificationWays: 'decision asked place changes reminder digest',
    QuietHours: 'from to timeZone',
  },
  'the one who is in every time': { SeriesPage: 'ownRegular' },
  'the one who is in every time from now on, in that answer alone': {
    RegularPayload: 'id name likelihood guests responseToken',
  },
  'an operator alone': {
    Report: 'id reason createdAt event',
    ReportedEvent: 'urlHash title creatorName isHidden',
    PollReport: 'id reason createdAt poll',
    ReportedPoll: 'urlHash title creatorName isHidden',
  },
  'the creator who hands an event or a poll over, in that answer alone': { HandOver: 'token expiresAt' },
  'the creator who invites a co-organiser, in that answer alone': { CoOrganiserInvitation: 'token expiresAt' },
  'the person who makes a token, in that answer alone': {
    CreatedToken: 'id name scopes createdAt expiresAt lastUsedAt token',
  },
  'the one who votes, in that answer alone': { VotePollPayload: 'voter poll responseToken' },
  'the one who joins, in that answer alone': { JoinEventPayload: 'participant event responseToken' },
};
