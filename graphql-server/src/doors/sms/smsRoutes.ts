import { DomainError } from '@quorum/domain/errors';
import type { FastifyInstance } from 'fastify';
import { SmsForged, type ReceivedSms, type SmsSender } from '../../gateways/sms/SmsSender.ts';
import { receiveSms } from '../../notices/channels/sms/receiveSms.ts';
import type { Context } from '../../use-cases/Context.ts';

/** A provider says less; anybody may send more. */
const BODY_MAX = 16_384;

type Kind = Exclude<SmsSender['kind'], 'kept'>;

/** Where providers call. */
const KINDS: readonly Kind[] = ['twilio', 'smsgate', 'http'];

/** What providers expect: Twilio reads what comes back as a text to send. */
const THANKS = { type: 'text/xml', text: '<Response/>' };

interface Options {
  openContext(): Context;
}

/** What the provider of this server says, if it is its. @throws DomainError `FORBIDDEN` */
const receivedBy = (
  { smsSender, clock }: Context,
  kind: Kind,
  call: Omit<Parameters<SmsSender['receive']>[0], 'now'>,
): ReceivedSms => {
  const forged = () => new DomainError('FORBIDDEN', 'request.unsigned');
  if (smsSender?.kind !== kind) throw forged();
  try {
    return smsSender.receive({ ...call, now: clock.millis() });
  } catch (error) {
    throw error instanceof SmsForged ? forged() : error;
  }
};

/**
 * A Fastify plugin: where providers say what people text back and what became of our texts. Whatever is not signed by the
 * provider of this server is refused before it is read. The only scope, beside that of forms, that takes forms.
 */
export async function smsRoutes(app: FastifyInstance, { openContext }: Options): Promise<void> {
  app.removeAllContentTypeParsers();
  // as it came: that is what is signed
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_MAX }, (_request, body, done) => done(null, body));
  for (const kind of KINDS) {
    app.post(`/sms/${kind}`, { schema: { hide: true } }, async ({ headers, body, raw }, reply) => {
      const context = openContext();
      const url = `${context.mailing?.publicUrl ?? ''}${raw.url ?? ''}`;
      const received = receivedBy(context, kind, { headers, url, body: typeof body === 'string' ? body : '' });
      await receiveSms(context, received);
      return kind === 'twilio' ? reply.type(THANKS.type).send(THANKS.text) : reply.code(204).send();
    });
  }
}
