import { DomainError } from '@quorum/domain/errors';
import type { FastifyInstance } from 'fastify';
import type { MailEntity } from '../../persistence/entities/MailEntity.ts';
import type { Context } from '../../use-cases/Context.ts';
import { getMail, listMails } from '../../use-cases/outbox/mailbox.ts';
import { mailboxPage, mailPage } from './mailboxPages.ts';
import { sendPage, servePageStyle } from './pageShell.ts';

/** A mail is shown as a mail program would: its own style, nothing from elsewhere, no script. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const ID = /^[1-9]\d{0,8}$/;

interface Options {
  openContext(): Context;
}

interface OfMail {
  Params: { id: string };
}

/**
 * A Fastify plugin: the mails that were written, for anybody to read, secret links and all. For local mode alone, where
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

  app.get('/mailbox', async (_request, reply) => {
    const mails = await listMails(openContext());
    return sendPage(reply, { title: 'Mailbox', content: mailboxPage(mails) });
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
