import { eventDraftAt, type EventDraftInput } from '@quorum/domain/event/draft';
import { externalIdChange } from '@quorum/domain/external-ids/externalId';
import { isSeriesRoot } from '@quorum/domain/event/recurrence';
import { numberedQuestions, recognised } from '@quorum/domain/organising/questions';
import { parse } from '@quorum/domain/parse';
import { pick } from '@quorum/domain/pick';
import { canManageEvent, type OwnedEvent, ownsEvent } from '@quorum/domain/policies';
import { because } from '@quorum/domain/refusals/Reason';
import { z } from 'zod';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import { changeJudged, theEvent, theSeries } from '../changeJudged.ts';
import type { Context } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';
import { partRevision, requireUnchanged, type Revisions } from '../expectedRevision.ts';
import { refuseTaken } from '../externalIdTaken.ts';
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

const inOurNumbers = (changes: Record<string, unknown>, { questions }: EventEntity) =>
  'questions' in changes ? { ...changes, questions: recognised(changes.questions, questions) } : changes;

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
 * @param isSync for a copy that is sent again and again: where it says nothing new, nothing is written, and questions without
 * their number are known by their words
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`, `RATE_LIMITED`, `PRECONDITION_FAILED`;
 * `CONFLICT` for an external id that another event of its creator has
 */
export async function updateEvent(
  context: Context,
  urlHash: string,
  input: unknown,
  scope?: EditScope | null,
  expected?: Revisions,
  isSync = false,
): Promise<ShownEvent> {
  const { actor, clock, events } = context;
  requireSignedIn(actor);
  const judge = (event: OwnedEvent) => {
    permit(canManageEvent(actor, event), 'event.notYoursToEdit');
  };
  const subject = scope ? theSeries(urlHash) : theEvent(urlHash);
  const claims = [{ limit: 'editEvent', key: urlHash }] as const;
  const change = async (transaction: Transaction, event: EventEntity) => {
    const { tellNotes, ...said } = parse(someFields, input);
    const telling = parse(wanted, { tellNotes });
    const { changes, madeOf } = partRevision(said);
    requireUnchanged('event', event, madeOf, expected);
    const accepted = z.intersection(eventDraftAt(clock.now(), event.decideAt), externalIdChange);
    const { eventTypeId, externalId, ...draft } = parse(accepted, {
      ...asDraft(event),
      ...given(isSync ? inOurNumbers(changes, event) : changes),
    });
    const eventType = await requireEventType(transaction, eventTypeId);
    const questions = numberedQuestions(draft.questions, event.questions, newQuestionId);
    const content = { ...draft, questions, eventType };
    const isRenamed = externalId !== undefined && externalId !== (event.externalId ?? null);
    if (isRenamed) {
      // by it the creator's own program finds the event again
      permit(ownsEvent(actor, event), 'externalId.notYours');
      event.externalId = externalId;
    }
    if (!differs(event, content) && (isSync || (isRenamed && !scope))) return;
    const isAlone = scope === 'THIS_OCCURRENCE' && isSeriesRoot(event) && differs(event, content);
    if (isAlone) await leaveSeries(transaction, event);
    const root = scope === 'THIS_AND_FOLLOWING' ? await requireOwnSeries(transaction, event) : null;
    const isLeftBehind = root !== null && hasGoneOn(root, event) && !differs(event, pick(draft, RECURRENCE));
    const before = root && seriesBefore(event, root);
    // by the rule that there is, before it changes
    if (before) await leadSeries(transaction, event);
    const changed = { ...content, ...((isAlone || isLeftBehind) && NOT_RECURRING) };
    await changeEvent(transaction, event, changed, telling);
    if (before) await changeFollowing(transaction, event, before);
  };
  await refuseTaken(() => changeJudged(context, { subject, judge, claims }, change));
  return events.require(urlHash);
}
