import type { MailAddress } from '../../config/mailSettings.ts';
import type { Mailer } from './Mailer.ts';

/** How mail leaves this server. */
export interface Mailing {
  mailer: Mailer;
  from: MailAddress;
  /** The address of the product as people know it, without a slash at its end. */
  publicUrl: string;
  /** Whether sent mails stay readable: only where there is a page to read them, and nobody real gets them. */
  keepsSent: boolean;
}
