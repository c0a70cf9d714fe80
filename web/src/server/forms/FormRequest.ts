import type { AskKind, AskReply } from '@quorum/domain/decision/ask';
import type { ErrorCode } from '@quorum/domain/errors';
import type { Plan } from '@quorum/domain/response/plan';
import type { ResponseFragment } from '../../generated/graphql.generated.ts';
import type { PageRequest } from '../PageRequest.ts';

/** A question that somebody got by mail. */
export interface ShownAsk {
  kind: AskKind;
  /** What they replied last; null where they have not. */
  reply: AskReply | null;
  response: Pick<ResponseFragment, 'name' | 'likelihood' | 'minParticipants' | 'status' | 'waitlistPosition'>;
  /** The chance that the event happens if they come, and if they do not. */
  withThem: number;
  withoutThem: number;
  /** Whether they may answer still. */
  isOpen: boolean;
  /** Whether a seat is missing that they may take. */
  isSeatFree: boolean;
}

/** What the server knows of somebody who opens or sends a form. */
export interface FormRequest extends Pick<PageRequest, 'origin' | 'locale' | 'now' | 'query'> {
  /** `refused`: the response is not the reader's, or no more. */
  form: 'join' | 'edit' | 'remove' | 'refused' | 'ask';
  urlHash: string;
  /** By which a form that is sent twice joins once. */
  key: string | null;
  /** Of an edit or removal. */
  response: (Plan & { id: number; name: string; comment: string }) | null;
  /** Of the page that a mail leads to; null where its link leads nowhere any more. */
  ask: ShownAsk | null;
  /** The proof that the reader came with. */
  responseToken: string | null;
  /** Whether it was typed to join, which another tab has done meanwhile. */
  isElsewhere: boolean;
  /** What was typed, where it was refused. */
  fields: Readonly<Record<string, string>> | null;
  refusal: { code: ErrorCode; message: string; fields: readonly string[] } | null;
}
