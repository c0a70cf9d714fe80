import {
  mailsOfAccount,
  mailsOfCoOrganiser,
  mailsOfRegular,
  mailsOfVoter,
  CREATOR_KEY_START,
} from '../../persistence/entities/MailEntity.ts';
import type { Letter, Notification } from '../Notice.ts';

/** Whom a letter is for. */
const personOf = ({ subject }: Notification, { reader }: Letter): string => {
  if (reader.followId !== undefined) return `follower ${reader.followId}`;
  if (reader.isAccount && reader.uid) return mailsOfAccount(reader.uid).trimEnd();
  if (reader.isCoOrganiser && reader.uid) return mailsOfCoOrganiser(reader.uid).trimEnd();
  if (reader.regularId !== undefined) return mailsOfRegular({ id: reader.regularId }).trimEnd();
  if (reader.id === undefined) return CREATOR_KEY_START.trimEnd();
  return subject.poll || subject.was === 'poll'
    ? mailsOfVoter({ id: reader.id }).trimEnd()
    : `participant ${reader.id}`;
};

/** What names a delivery, by whichever way: whom it tells which activity by which notice. It is made once. */
export const deliveryKeyOf = (notification: Notification, letter: Letter): string =>
  `${personOf(notification, letter)} ${notification.name} ${notification.activityId}`;
