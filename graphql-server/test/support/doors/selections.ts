/** What the doors select of an event, as REST presents it. */
export const EVENT = `id urlHash revision title location date endTime timezone participantThreshold notes webLink isPrivate eventTypeId
  eventType { id name color } isRecurring recurrenceFrequency parentEventId creatorId creatorName
  coOrganisers { uid displayName } chatLink questions { id text kind options isRequired }
  price { amount currency mode howToPay }
  decideAt decisionRule rainLimit status statusReason statusChangedAt decidedBy neededSeats hadSeats isAtRisk
  isGuestListHidden asksStillIn isHidden capacity maxGuests formats { at label } expected chance placesLeft waitlistCount
  placesHeld waitlistRule
  currentFormat { at label } nextFormat { at label missing } weather { icon } createdAt updatedAt
  participants { id name email likelihood guests minParticipants isStandby status waitlistPosition
    offer { seats until isForFewer } comment isHidden isRepeated answers { questionId text } payment }`;

export const RESPONSE =
  'id name email likelihood guests minParticipants isStandby status waitlistPosition offer { seats until isForFewer } comment isHidden answers { questionId text } payment';
