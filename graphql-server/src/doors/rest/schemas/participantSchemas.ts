import { RESPONSE_STATUSES } from '@quorum/domain/decision/status';
import { PAYMENT_STATES } from '@quorum/domain/response/payment';
import { z } from 'zod';
import type { OfferView, ParticipantView } from '../../presenters/presentParticipant.ts';
import { choice, instant, view } from './view.ts';

const placeOffer = view('PlaceOffer', {
  seats: z.int().min(1).describe('How many places are held'),
  until: instant.describe('Until when they are held; then the next in line is asked'),
  isForFewer: z
    .boolean()
    .describe('Whether there are fewer places than the party needs, which is then asked whether fewer come'),
}) satisfies z.ZodType<OfferView>;

/** Where a response stands. */
export const responseStatus = choice('ResponseStatus', RESPONSE_STATUSES);

/** A response, as REST shows it. */
export const participantView = view('Participant', {
  id: z.int(),
  name: z.string(),
  email: z.string().nullable().optional().describe('For its owner and the organisers of the event alone'),
  phone: z
    .string()
    .nullable()
    .optional()
    .describe(
      'The telephone number, in E.164; for its owner and the organisers of the event alone, null where there is none',
    ),
  isPhoneConfirmed: z
    .boolean()
    .nullable()
    .optional()
    .describe('Whether that number is confirmed to be theirs; for its owner and the organisers alone'),
  answers: z
    .array(view('Answer', { questionId: z.int(), text: z.string() }))
    .optional()
    .describe('Answers to the questions of the organiser; for its owner and the organisers alone'),
  payment: choice('PaymentState', PAYMENT_STATES)
    .nullable()
    .optional()
    .describe('What is said of the payment; for its owner and the organisers alone'),
  attended: z
    .boolean()
    .nullable()
    .optional()
    .describe('Whether the person came, as the organisers say; for them alone, null while nobody has said it'),
  checkInCode: z
    .string()
    .nullable()
    .optional()
    .describe('The code by which the person is checked in; for them and the organisers alone'),
  likelihood: z.number().min(0).max(1).describe('1 is a definite yes'),
  guests: z.int().min(0).describe('People who come along'),
  minParticipants: z
    .int()
    .nullable()
    .describe('The person comes if at least so many people are in, own guests included'),
  isStandby: z.boolean().describe('Whether the person does not come, but may be asked when people are missing'),
  status: responseStatus,
  waitlistPosition: z.int().nullable().describe('From 1; null for a response that does not wait'),
  offer: placeOffer.nullable().describe('Places that are held while the person is asked; null while nobody asks'),
  comment: z.string().max(100),
  regularId: z
    .int()
    .nullable()
    .optional()
    .describe(
      'Identifier of the standing response from which this one was made; null for other responses and readers, left out on lists',
    ),
  isHidden: z.boolean().describe('Whether the creator has hidden it; then its owner and the organisers alone see it'),
  isRepeated: z
    .boolean()
    .describe(
      'Whether another response has the same name and address; false where the reader may not read both addresses',
    ),
  createdAt: instant.nullable().optional().describe('When it was given; null for a guest, left out on lists'),
  updatedAt: instant
    .nullable()
    .optional()
    .describe('When the person last changed it; null for a guest, left out on lists'),
}) satisfies z.ZodType<ParticipantView>;
