import { RESPONSE_STATUSES } from '@quorum/domain/decision/status';
import { PAYMENT_STATES } from '@quorum/domain/response/payment';
import { z } from 'zod';
import type { OfferView, ParticipantView } from '../../presenters/presentParticipant.ts';
import { choice, instant, view } from './view.ts';

const placeOffer = view('PlaceOffer', {
  seats: z.int().min(1).describe('How many places are held'),
  until: instant.describe('Until when they are held; after that, the next in line is asked'),
  isForFewer: z
    .boolean()
    .describe('Whether there are fewer places than the party needs: it is asked whether fewer of them would come'),
}) satisfies z.ZodType<OfferView>;

/** Where a response stands. */
export const responseStatus = choice('ResponseStatus', RESPONSE_STATUSES);

/** A response, as REST shows it. */
export const participantView = view('Participant', {
  id: z.int(),
  name: z.string(),
  email: z.string().nullable().optional().describe('Only for its owner and the organisers of the event'),
  phone: z
    .string()
    .nullable()
    .optional()
    .describe(
      'The telephone number, in E.164; only for its owner and the organisers of the event, null where there is none',
    ),
  isPhoneConfirmed: z
    .boolean()
    .nullable()
    .optional()
    .describe('Whether the number is confirmed; only for its owner and the organisers'),
  answers: z
    .array(view('Answer', { questionId: z.int(), text: z.string() }))
    .optional()
    .describe('Answers to the questions of the organiser; only for its owner and the organisers'),
  payment: choice('PaymentState', PAYMENT_STATES)
    .nullable()
    .optional()
    .describe('The state of the payment; only for its owner and the organisers'),
  attended: z
    .boolean()
    .nullable()
    .optional()
    .describe('Whether the person came, as marked by the organisers; only for them, null while nobody has marked it'),
  checkInCode: z
    .string()
    .nullable()
    .optional()
    .describe('The code with which the person can be checked in; only for them and the organisers'),
  likelihood: z.number().min(0).max(1).describe('1 is a definite yes'),
  guests: z.int().min(0).describe('People who come along'),
  minParticipants: z
    .int()
    .nullable()
    .describe('The person comes only if at least this many people are in, their own guests included'),
  isStandby: z.boolean().describe('Whether the person does not come, but may be asked when people are missing'),
  status: responseStatus,
  waitlistPosition: z.int().nullable().describe('From 1; null for a response that is not waiting'),
  offer: placeOffer
    .nullable()
    .describe('Places that are held for the person while they decide; null while none are offered'),
  comment: z.string().max(100),
  regularId: z
    .int()
    .nullable()
    .optional()
    .describe(
      'Identifier of the standing response that created this one; null for other responses and readers, left out on lists',
    ),
  isHidden: z
    .boolean()
    .describe('Whether an organiser has hidden it; then only its owner and the organisers can see it'),
  isRepeated: z
    .boolean()
    .describe(
      'Whether another response has the same name and address; false for readers who may not see both addresses',
    ),
  createdAt: instant.nullable().optional().describe('When it was given; null for a guest, left out on lists'),
  updatedAt: instant
    .nullable()
    .optional()
    .describe('When the person last changed it; null for a guest, left out on lists'),
}) satisfies z.ZodType<ParticipantView>;
