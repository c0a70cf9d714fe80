import type { Context } from '../../use-cases/Context.ts';
import { chatLinkFor } from './chatLink.ts';
import { emailPolicyOf } from './emailPolicy.ts';
import { presentEvent, type EventView, type PresentableEvent } from './presentEvent.ts';
import type { ParticipantView, PresentableParticipant } from './presentParticipant.ts';
import { seriesHashOf } from '../../use-cases/regulars/seriesHashOf.ts';
import type { Provable } from '../../use-cases/answers/ownership.ts';

const NONE = { phone: null, isPhoneConfirmed: null };

/** A response with its number, for those who read its address. */
export const withPhone = async ({ responses }: Context, view: ParticipantView): Promise<ParticipantView> =>
  'email' in view ? { ...view, ...((await responses.phones.find(view.id)) ?? NONE) } : view;

/** An event as REST shows it: with the address of its series, where those who come talk to each other, and the numbers of the responses whose addresses the reader may read. */
export const showEvent = async <Participant extends PresentableParticipant & Provable>(
  context: Context,
  event: PresentableEvent<Participant>,
): Promise<EventView> => {
  const view = presentEvent(event, emailPolicyOf(context));
  return {
    ...view,
    seriesHash: await seriesHashOf(context, view),
    chatLink: await chatLinkFor(context, view),
    participants: await Promise.all(view.participants.map((one) => withPhone(context, one))),
  };
};
