import { isoOf } from '@quorum/domain/isoOf';
import { DomainError } from '@quorum/domain/errors';
import type { FastifyInstance } from 'fastify';
import Negotiator from 'negotiator';
import type { MailboxEntry } from '../../persistence/listMailbox.ts';
import type { MailEntity } from '../../persistence/entities/MailEntity.ts';
import type { Context } from '../../use-cases/Context.ts';
import { getMail, listMailbox } from '../../use-cases/outbox/mailbox.ts';
import { mailboxPage, mailPage } from './mailboxPages.ts';
import { sendPage, servePageStyle } from './pageShell.ts';

/** A mail is shown as a mail program would: its own style, nothing from elsewhere, no script. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** What the list is read as: by people, or by programs that try things out. */
const FORMS = ['text/html', 'application/json'] as const;

const presentEntry = ({ channel, to, subject, text, at }: MailboxEntry) => ({
  channel,
  to,
  subject,
  text,
  at: isoOf(at),
});

const ID = /^[1-9]\d{0,8}$/;

interface Options {
  openContext(): Context;
}

interface OfMail {
  Params: { id: string };
}

/**
 * A Fastify plugin: the mails, texts and notifications that were written, for anybody to read, secret links and all. For local mode alone, where
 * nobody real gets mail.
 */
export async function mailboxRoutes(app: FastifyInstance, { openContext }: Options): Promise<void> {
  await servePageStyle(app);
  app.addHook('onRoute', (route) => void (route.schema = { ...route.schema, hide: true }));
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  const requireMail = async ({ id }: OfMail['Params']): Promise<MailEntity> => {
    const mail = ID.test(id) ? await getMail(openContext(), Number(id)) : null;
    if (!mail) throw new DomainError('NOT_FOUND', 'mail.unknown');
    return mail;
  };

  app.get('/mailbox', async (request, reply) => {
    const entries = await listMailbox(openContext());
    void reply.header('vary', 'accept');
    if (new Negotiator(request).mediaType([...FORMS]) === 'application/json')
      return reply.send(entries.map(presentEntry));
    return sendPage(reply, { title: 'Mailbox', content: mailboxPage(entries) });
  });

  app.get<OfMail>('/mailbox/:id', async (request, reply) => {
    const mail = await requireMail(request.params);
    return sendPage(reply, { title: mail.subject, content: mailPage(mail) });
  });

  app.get<OfMail>('/mailbox/:id/html', async (request, reply) => {
    const { html } = await requireMail(request.params);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', MAIL_POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .send(html ?? '');
  });

  app.get<OfMail>('/mailbox/:id/event.ics', async (request, reply) => {
    const { calendar } = await requireMail(request.params);
    if (calendar === null) throw new DomainError('NOT_FOUND', 'mail.withoutCalendar');
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="event.ics"')
      .send(calendar);
  });
}
