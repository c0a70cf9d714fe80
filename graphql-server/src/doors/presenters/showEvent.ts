import { isoOf } from '@quorum/domain/isoOf';
import type { Context } from '../../use-cases/Context.ts';
import { chatLinkFor } from './chatLink.ts';
import { emailPolicyOf } from './emailPolicy.ts';
import { previousDateOf } from '../../use-cases/events/previousDate.ts';
import { presentEvent, type EventView, type PresentableEvent } from './presentEvent.ts';
import type { ParticipantView, PresentableParticipant } from './presentParticipant.ts';
import { externalIdFor } from '../../use-cases/external-ids/externalEvents.ts';
import { seriesHashOf } from '../../use-cases/regulars/seriesHashOf.ts';
import type { Provable } from '../../use-cases/answers/ownership.ts';
import { atTheDoor } from '../../use-cases/organising/atTheDoor.ts';
import { pastAttendanceOf } from '../../use-cases/reliability/pastAttendance.ts';
import { cameCountOf } from '../../use-cases/organising/cameCount.ts';

const NONE = { phone: null, isPhoneConfirmed: null };

/** A response with its number, and what is done with it at the event, for those who read its address. */
export const withPhone = async (context: Context, view: ParticipantView): Promise<ParticipantView> => {
  if (!('email' in view)) return view;
  const [phone, door] = await Promise.all([context.responses.phones.find(view.id), atTheDoor(context, view.id)]);
  return { ...view, ...(phone ?? NONE), ...door };
};

/** An event as REST shows it: with what depends on the reader, and how many came. */
export const showEvent = async <Participant extends PresentableParticipant & Provable>(
  context: Context,
  event: PresentableEvent<Participant>,
): Promise<EventView> => {
  const view = presentEvent(event, emailPolicyOf(context));
  const [seriesHash, chatLink, externalId, cameCount, pastAttendance, moved, ...participants] = await Promise.all([
    seriesHashOf(context, view),
    chatLinkFor(context, view),
    externalIdFor(context, view),
    cameCountOf(context, view),
    pastAttendanceOf(context, view),
    previousDateOf(context, view),
    ...view.participants.map((one) => withPhone(context, one)),
  ]);
  const known = { seriesHash, chatLink, externalId, cameCount, previousDate: moved && isoOf(moved) };
  return { ...view, ...known, ...(pastAttendance && { pastAttendance }), participants };
};
