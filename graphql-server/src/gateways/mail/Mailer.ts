/** A mail to one person, as it goes out. */
export interface Letter {
  /** The same at each attempt, so that a receiver knows a repetition: `<…@host>`. */
  messageId: string;
  /** One strict address. */
  to: string;
  /** Never text of a user. */
  subject: string;
  text: string;
  html: string;
  calendar: { method: 'PUBLISH' | 'CANCEL'; content: string } | null;
  /** Where a POST unsubscribes at once (RFC 8058). */
  unsubscribeUrl: string;
}

/** Hands mails to the mail host. */
export interface Mailer {
  /** @throws MailRefused when it will never be taken, MailFailed when it may be later */
  send(letter: Letter): Promise<void>;
}

/** The receiving side does not want this letter; to try again is no use. Its message may name the address. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** It was not taken this time. Its message may name the address. */
export class MailFailed extends Error {
  override readonly name = 'MailFailed';
}
