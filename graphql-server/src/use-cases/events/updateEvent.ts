import { eventDraftAt, type EventDraftInput } from '@quorum/domain/event/draft';
import { isSeriesRoot } from '@quorum/domain/event/recurrence';
import { numberedQuestions } from '@quorum/domain/organising/questions';
import { parse } from '@quorum/domain/parse';
import { pick } from '@quorum/domain/pick';
import { canManageEvent, type OwnedEvent } from '@quorum/domain/policies';
import { because } from '@quorum/domain/refusals/Reason';
import { z } from 'zod';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import { changeJudged, theEvent, theSeries } from '../changeJudged.ts';
import type { Context } from '../Context.ts';
import { partRevision, requireUnchanged, type Revisions } from '../expectedRevision.ts';
import { permit, requireSignedIn } from '../permit.ts';
import { newQuestionId } from '../questions/newQuestionId.ts';
import { changeEvent } from './changeEvent.ts';
import { changeFollowing, seriesBefore } from './changeFollowing.ts';
import { contentOf, differs } from './eventContent.ts';
import { given } from './givenFields.ts';
import { requireEventType } from './requireEventType.ts';
import { leadSeries, leaveSeries, NOT_RECURRING, requireOwnSeries, type EditScope } from './series.ts';

const someFields = z.record(z.string(), z.unknown(), because('event.unreadable'));

const wanted = z.object({
  tellNotes: z
    .boolean(because('event.tellNotes'))
    .nullish()
    .transform((value) => value ?? undefined),
});

const asDraft = (event: EventEntity): EventDraftInput => ({
  ...contentOf(event),
  date: event.date.toISO() ?? '',
  endTime: event.endTime?.toISO() ?? null,
  decideAt: event.decideAt?.toISO() ?? null,
  eventTypeId: event.eventType.id,
});

const RECURRENCE = ['isRecurring', 'recurrenceFrequency'] as const;

/**
 * Whether the series of an occurrence goes on from another root by now, or not at all: it must not begin a second one.
 */
const hasGoneOn = (root: EventEntity, occurrence: EventEntity): boolean => root !== occurrence && !isSeriesRoot(root);

/**
 * Changes an event; what `input` leaves out stays as it is. Of a series, `scope` says how far the change goes: left
 * out, an occurrence changes alone and the first event of a series takes the later ones with it. Without a change the
 * first event does not leave its series. Where `input.revision` or `expected` names another revision than the present
 * one, nothing is changed. With `input.tellNotes` those who responded are told of new notes, too.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`, `RATE_LIMITED`, `PRECONDITION_FAILED`
 */
export async function updateEvent(
  context: Context,
  urlHash: string,
  input: unknown,
  scope?: EditScope | null,
  expected?: Revisions,
): Promise<ShownEvent> {
  const { actor, clock, events } = context;
  requireSignedIn(actor);
  const judge = (event: OwnedEvent) => {
    permit(canManageEvent(actor, event), 'event.notYoursToEdit');
  };
  const subject = scope ? theSeries(urlHash) : theEvent(urlHash);
  const claims = [{ limit: 'editEvent', key: urlHash }] as const;
  await changeJudged(context, { subject, judge, claims }, async (transaction, event) => {
    const { tellNotes, ...said } = parse(someFields, input);
    const telling = parse(wanted, { tellNotes });
    const { changes, madeOf } = partRevision(said);
    requireUnchanged('event', event, madeOf, expected);
    const accepted = eventDraftAt(clock.now(), event.decideAt);
    const { eventTypeId, ...draft } = parse(accepted, { ...asDraft(event), ...given(changes) });
    const eventType = await requireEventType(transaction, eventTypeId);
    const questions = numberedQuestions(draft.questions, event.questions, newQuestionId);
    const change = { ...draft, questions, eventType };
    const isAlone = scope === 'THIS_OCCURRENCE' && isSeriesRoot(event) && differs(event, change);
    if (isAlone) await leaveSeries(transaction, event);
    const root = scope === 'THIS_AND_FOLLOWING' ? await requireOwnSeries(transaction, event) : null;
    const isLeftBehind = root !== null && hasGoneOn(root, event) && !differs(event, pick(draft, RECURRENCE));
    const before = root && seriesBefore(event, root);
    // by the rule that there is, before it changes
    if (before) await leadSeries(transaction, event);
    const changed = { ...change, ...((isAlone || isLeftBehind) && NOT_RECURRING) };
    await changeEvent(transaction, event, changed, telling);
    if (before) await changeFollowing(transaction, event, before);
  });
  return events.require(urlHash);
}
