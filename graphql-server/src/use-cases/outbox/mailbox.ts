import type { MailEntity } from '../../persistence/entities/MailEntity.ts';
import { listMailbox as list, type MailboxEntry } from '../../persistence/listMailbox.ts';
import type { Context } from '../Context.ts';

const LISTED_MAX = 200;

/** The mails, texts and notifications of the outboxes, newest first: for the page of local mode alone. */
export const listMailbox = ({ em }: Context): Promise<MailboxEntry[]> => list(em, LISTED_MAX);

export const getMail = ({ mails }: Context, id: number): Promise<MailEntity | null> => mails.find(id);
