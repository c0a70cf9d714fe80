import type { AskKind, AskReply } from '../decision/ask.ts';
import type { ResponseStatus } from '../decision/status.ts';
import type { DomainError } from '../errors.ts';
import type { Fields } from '../formFields.ts';
import type { Preferences } from '../notifications/preferences.ts';
import type { Likelihoods } from '../poll/voteForm.ts';
import type { Answer } from '../response/answers.ts';
import type { Plan } from '../response/plan.ts';
import type { PageRequest } from './PageRequest.ts';

/** A question that somebody received by mail, as its page shows it. */
export interface ShownAsk {
  kind: AskKind;
  /** What they replied last; null where they have not. */
  reply: AskReply | null;
  /** `waitlistPosition` is from 1; null unless the person is on the waitlist. */
  response: Plan & { name: string; status: ResponseStatus; waitlistPosition: number | null };
  /** The chance that the event happens if they come, and if they do not. */
  withThem: number;
  withoutThem: number;
  /** Whether they may still reply. */
  isOpen: boolean;
  /** Of somebody on the waitlist: how many places they may take, and until when they are held; null where none are. */
  offer: { seats: number; until: number | null } | null;
  /** Whether a seat is missing that they may take. */
  isSeatFree: boolean;
}

/** How somebody is told about the event of their response, as its page shows it. */
export interface ShownNotifications {
  chosen: Omit<Preferences, 'isMuted'> & { isMuted: boolean | null; unsubscribedFrom: readonly string[] };
  participantId: string;
  /** Whether it was changed just now. */
  isSaved: boolean;
}

/** What the server knows of somebody who opens or sends a form. */
export interface FormRequest extends Pick<PageRequest, 'origin' | 'locale' | 'now' | 'query'> {
  /** `refused`: the response is not the reader's, or no longer. Those with `vote` are of a poll. */
  form: 'join' | 'edit' | 'remove' | 'refused' | 'notifications' | 'ask' | 'vote' | 'editVote' | 'refusedVote';
  urlHash: string;
  /** The idempotency key: a form that is sent twice joins once. */
  key: string | null;
  /** Of an edit or removal. */
  response: (Plan & { id: number; name: string; comment: string; said: readonly Answer[] }) | null;
  /** Of a change of votes: what is saved. */
  vote: { id: number; name: string; comment: string; likelihoods: Likelihoods } | null;
  /** Of the page that a mail leads to; null where its link is no longer valid. */
  ask: ShownAsk | null;
  /** Of the page of notifications. */
  preferences: ShownNotifications | null;
  /** The token that proves whose response it is. */
  responseToken: string | null;
  /** Whether a number for texts is asked for. */
  asksPhone: boolean;
  /** Whether a number was left that is yet to be confirmed by its code. */
  isCodeAwaited: boolean;
  /** Whether it was typed to join, which another tab has done meanwhile. */
  isElsewhere: boolean;
  /** What was typed, where it was refused. */
  fields: Fields | null;
  refusal: Pick<DomainError, 'code' | 'message' | 'reasons' | 'fields'> | null;
}
