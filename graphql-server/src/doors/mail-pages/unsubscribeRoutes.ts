import { DomainError } from '@quorum/domain/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messagesIn } from '../../messages/messagesIn.ts';
import type { Context } from '../../use-cases/Context.ts';
import { getSubscription, resubscribe, unsubscribe, type MailScope } from '../../use-cases/outbox/subscriptions.ts';
import { HTTP_STATUS } from '../../http/problems/httpStatus.ts';
import { readerLanguage } from '../../http/readerLanguage.ts';
import { sendPage, servePageStyle } from './pageShell.ts';
import { expiredPage, unsubscribePage } from './unsubscribePage.ts';

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

interface Options {
  openContext(): Context;
}

interface OfToken {
  Params: { token: string };
}

/** What a button of the page sends. What a mail program sends by itself (RFC 8058), in either form, means the event. */
const actionIn = (body: unknown): MailScope | 'resubscribe' => {
  const action = new URLSearchParams(String(body)).get('action');
  return action === 'everything' || action === 'resubscribe' ? action : 'event';
};

const showState = async (request: FastifyRequest<OfToken>, reply: FastifyReply, context: Context) => {
  const language = readerLanguage(request);
  const { title } = messagesIn(language).unsubscribing;
  try {
    const { token } = request.params;
    const content = unsubscribePage(await getSubscription(context, token), token, language);
    return await sendPage(reply, { title, content, language });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return sendPage(reply.code(HTTP_STATUS[error.code]), { title, content: expiredPage(language), language });
  }
};

/**
 * A Fastify plugin: the page that mails link to, and the POST with which a mail program unsubscribes at once. The only
 * place that takes forms, and takes them from other sites: anybody who has the secret of the link may.
 */
export async function unsubscribeRoutes(app: FastifyInstance, { openContext }: Options): Promise<void> {
  await servePageStyle(app);
  app.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: 4_096 }, (_request, body, done) => done(null, body));

  app.get<OfToken>('/unsubscribe/:token', { schema: { hide: true } }, (request, reply) =>
    showState(request, reply, openContext()),
  );

  app.post<OfToken>(
    '/unsubscribe/:token',
    { schema: { hide: true }, config: { takesForeignWrites: true } },
    async (request, reply) => {
      const { token } = request.params;
      const action = actionIn(request.body);
      try {
        await (action === 'resubscribe'
          ? resubscribe(openContext(), token)
          : unsubscribe(openContext(), token, action));
      } catch (error) {
        // the page says so
        if (!(error instanceof DomainError)) throw error;
      }
      return showState(request, reply, openContext());
    },
  );
}
