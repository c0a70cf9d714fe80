import type { Language } from '@quorum/domain/language';
import type { MailServer } from '../../mail/mailServer.ts';
import type { ReadMail } from './asRead.ts';
import { Stage } from './Stage.ts';

const ADD = `insert into webhook (uid, email, language, url, types, scope, secret, created_at, updated_at)
  values ('owner', 'owner.0@example.com', ?, 'https://hooks.example.org/quorum', '["*"]', 'OWN', 'whsec_AA==', now(), now())
  returning id`;

/** All that people are told about their own accounts in a language. */
export async function playAccount(server: MailServer, language: Language): Promise<ReadMail[]> {
  const stage = new Stage(server, 'account');
  const [webhook] = await stage.execute<{ id: number }>(ADD, [language]);
  for (const because of ['FAILING', 'GONE'])
    await stage.happens({ type: 'webhook.disabled', details: { webhook: webhook?.id, because } });
  return stage.mails;
}
