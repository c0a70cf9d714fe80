import type { NoticeKind } from '@quorum/domain/notifications/kinds';
import type { MailKind } from '../persistence/entities/MailEntity.ts';

/** Which kind of notice people choose ways for a mail is; null for what somebody has asked for themselves. */
const BY_MAIL_KIND: Readonly<Record<MailKind, NoticeKind | null>> = {
  confirmation: null,
  status: 'decision',
  cancelled: 'decision',
  asked: 'asked',
  changed: 'changes',
  reminder: 'reminder',
  answers: 'digest',
  quorum: 'digest',
  announced: 'changes',
  message: 'changes',
  account: null,
};

/** The notices that are of another kind than their mail, by their names. */
const BY_NAME: Readonly<Record<string, NoticeKind>> = {
  statusNews: 'place',
  seatClaimed: 'place',
  seatsTaken: 'place',
  placeOffered: 'place',
  placeTaken: 'place',
  offerLapsed: 'place',
  regularDate: 'changes',
  // these must reach an organiser who wants no digest
  clockDecided: 'decision',
  dateFoundForOrganiser: 'decision',
  pollClosed: 'decision',
  fall: 'decision',
  recovery: 'decision',
};

/** Of which kind a notice is, among those that people choose ways for. */
export const kindOf = ({ name, kind }: { name: string; kind: MailKind }): NoticeKind | null =>
  BY_NAME[name] ?? BY_MAIL_KIND[kind];
