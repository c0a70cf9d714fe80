import type { SmtpSink } from '../../../graphql-server/test/mail/smtpSink.ts';

/** The mails that say that an event is on: how many there are, and how many came again under their Message-ID. */
export const announcementsIn = ({ received }: SmtpSink): { mails: number; repeated: number } => {
  const announcements = received.filter(({ mail }) => mail.headers.get('subject')?.startsWith('It’s on'));
  const mails = new Set(announcements.map(({ mail }) => mail.headers.get('message-id'))).size;
  return { mails, repeated: announcements.length - mails };
};
