import type { HandedOver } from '@quorum/domain/event/handOver';
import { handOverText } from '../../messages/events/handOverText.generated.ts';
import { coOrganisersText } from '../../messages/organising/coOrganisersText.generated.ts';

/** What a link offers: to become the organiser of an event or a poll, or to organise an event together. */
export type Offered = HandedOver | 'together';

const together = () => ({
  pageTitle: coOrganisersText.pageTitle,
  question: coOrganisersText.question,
  questionHint: coOrganisersText.questionHint,
  signInHint: coOrganisersText.signInHint,
  isYours: coOrganisersText.isYours,
  isYoursHint: coOrganisersText.isYoursHint,
  open: coOrganisersText.open,
  accept: coOrganisersText.accept,
  accepted: coOrganisersText.accepted,
  failed: coOrganisersText.acceptFailed,
  noLink: coOrganisersText.noLink,
  noLinkHint: coOrganisersText.noLinkHint,
  loading: coOrganisersText.loading,
});

const event = () => ({
  pageTitle: handOverText.pageTitle,
  question: handOverText.question,
  questionHint: handOverText.questionHint,
  signInHint: handOverText.signInHint,
  isYours: handOverText.isYours,
  isYoursHint: handOverText.isYoursHint,
  open: handOverText.open,
  accept: handOverText.accept,
  accepted: handOverText.takenOver,
  failed: handOverText.takeOverFailed,
  noLink: handOverText.noLink,
  noLinkHint: handOverText.noLinkHint,
  loading: handOverText.loading,
});

const poll = () => ({
  ...event(),
  pageTitle: handOverText.pollPageTitle,
  questionHint: handOverText.pollQuestionHint,
  open: handOverText.openPoll,
  failed: handOverText.pollTakeOverFailed,
  noLinkHint: handOverText.noPollLinkHint,
  loading: handOverText.pollLoading,
});

const TEXTS = { event, poll, together };

/** What the page of such a link says, in the language of the moment. */
export const offerTexts = (what: Offered) => TEXTS[what]();
