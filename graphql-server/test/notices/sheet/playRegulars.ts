import type { Language } from '@quorum/domain/language';
import type { MailServer } from '../../mail/mailServer.ts';
import { insertEvent } from '../../persistence/rows.ts';
import type { ReadMail } from './asRead.ts';
import { addPeople, ORGANISER_ADDRESS, type Name } from './people.ts';
import { Stage } from './Stage.ts';

const A_DATE = {
  title: 'Evening volleyball',
  location: 'Victoria Park',
  date: '2026-05-06T17:00:00Z',
  past_after: '2026-05-06T23:00:00Z',
  timezone: 'Europe/London',
  creator_email: ORGANISER_ADDRESS,
  is_recurring: true,
  recurrence_frequency: 'weekly',
  participant_threshold: 8,
};

/** Nobody is a regular with a condition, or on standby. */
const REGULARS: readonly Name[] = ['yes', 'yes with guests', 'yes, typed address', 'maybe', 'waitlist', 'no'];

const BECOME = `insert into regular (series_id, name, email, is_email_confirmed, language, comment, uid, token_digest,
    created_at, updated_at, likelihood, guests)
  select ?, name, email, is_email_confirmed, language, '', uid, token_digest, created_at, updated_at,
    greatest(likelihood, 0.5), guests from participant where id = ? returning id`;

/** All that regulars are told in a language. */
export async function playRegulars(server: MailServer, language: Language): Promise<ReadMail[]> {
  const stage = new Stage(server, 'series');
  const event = await insertEvent(server.orm, A_DATE);
  const ids = await addPeople(server.orm, event, { language, without: [] });
  const regulars: number[] = [];
  const responses = REGULARS.flatMap((name) => ids.get(name) ?? []);
  for (const response of responses) {
    const [regular] = await stage.execute<{ id: number }>(BECOME, [event, response]);
    await stage.execute('update participant set regular_id = ? where id = ?', [regular?.id, response]);
    regulars.push(regular?.id ?? 0);
    const details = { series: event, regular: regular?.id, responses: [response] };
    await stage.happens({ type: 'regular.created', details });
  }
  await stage.happens({ type: 'event.regularsResponded', eventId: event, details: { responses, to: 'NEW_DATE' } });
  await stage.happens({ type: 'series.over', details: { series: event, regulars } });
  return stage.mails;
}
