import type { MailEntity } from '../../persistence/entities/MailEntity.ts';
import type { Context } from '../Context.ts';

const LISTED_MAX = 200;

/** The mails of the outbox, newest first: for the page of local mode alone. */
export const listMails = ({ mails }: Context): Promise<MailEntity[]> => mails.list(LISTED_MAX);

export const getMail = ({ mails }: Context, id: number): Promise<MailEntity | null> => mails.find(id);
