import { params } from '../../params.ts';

/** The page to which a mail leads that asks whether somebody comes. */
export const asks = {
  areYouIn: 'Are you in?',
  stillIn: 'Still in?',
  stillInButton: 'Still in',
  notAnyMore: "Can't",
  seatIsFree: 'A seat is free',
  seatHint: 'The event is on, and too few are in again. First come, first served.',
  late: 'Thank you, somebody was quicker',
  lateHint: 'The seats that were free are taken. You may be asked again if somebody else cannot come.',
  hello: params('Hello {name}'),
  withYou: params('With you it is {withYou} likely to happen, without you {withoutYou}.'),
  sureWithYou: 'With you it happens for sure.',
  in: "I'm in",
  maybe: 'Still maybe',
  out: "Can't make it",
  take: 'Take the seat',
  isIn: "You're in. Thank you!",
  isMaybe: 'Still a maybe. Thank you for saying so.',
  isOut: 'What a pity. Thank you for saying so.',
  change: 'Changed your mind? You can answer again until the event begins.',
  begun: 'This event has begun',
  closedHint: 'It takes no more answers here.',
  seeEvents: 'See all events',
  expired: 'This link is no longer valid',
  expiredHint:
    'Perhaps the answer was withdrawn, or you have left another address since. Newer mails have a link that works.',
  failed: 'Your answer was not saved',
} as const;
