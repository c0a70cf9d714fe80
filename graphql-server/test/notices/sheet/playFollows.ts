import type { Language } from '@quorum/domain/language';
import type { MailServer } from '../../mail/mailServer.ts';
import { insertEvent } from '../../persistence/rows.ts';
import type { ReadMail } from './asRead.ts';
import { Stage } from './Stage.ts';

const AN_EVENT = {
  title: 'Evening volleyball',
  location: 'Victoria Park',
  date: '2026-05-06T17:00:00Z',
  past_after: '2026-05-06T23:00:00Z',
  timezone: 'Europe/London',
};

const ANYWHERE = { latitude: null, longitude: null, place_name: null, radius_km: null };
const NEAR = { latitude: 51.5, longitude: -0.1, place_name: 'London, England', radius_km: 25 };

const FOLLOWS = [
  { reader: 'follower-organiser', kind: 'ORGANISER', name: 'Ada', where: ANYWHERE },
  { reader: 'follower-series', kind: 'SERIES', name: 'Evening volleyball', where: ANYWHERE },
  { reader: 'follower-type', kind: 'TYPE', name: 'Volleyball', where: ANYWHERE },
  { reader: 'follower-near', kind: 'TYPE', name: 'Soccer', where: NEAR },
];

/** All that followers are told in a language. */
export async function playFollows(server: MailServer, language: Language): Promise<ReadMail[]> {
  const stage = new Stage(server, 'new');
  const first = await insertEvent(server.orm, AN_EVENT);
  const second = await insertEvent(server.orm, {
    ...AN_EVENT,
    title: 'Morning yoga',
    date: '2026-05-07T07:00:00Z',
    past_after: '2026-05-07T13:00:00Z',
  });
  const follows: number[] = [];
  for (const { reader, kind, name, where } of FOLLOWS) {
    const row = {
      kind,
      target: reader,
      name,
      follower: `person ${reader}`,
      uid: reader,
      language,
      pace: 'AT_ONCE',
      ...where,
    };
    const columns = {
      ...row,
      email: `${reader}.${first}@example.com`,
      timezone: 'Europe/London',
      created_at: '2026-04-01T00:00:00Z',
    };
    const [added] = await stage.execute<{ id: number }>(
      `insert into follow (${Object.keys(columns).join(', ')}) values (${Object.keys(columns)
        .map(() => '?')
        .join(', ')}) returning id`,
      Object.values(columns),
    );
    follows.push(added?.id ?? 0);
  }
  await stage.happens({ type: 'event.announced', eventId: first, details: { follows } });
  const [one, ...others] = follows;
  await stage.happens({ type: 'follow.digestDue', details: { follows: [one], events: [first] } });
  await stage.happens({ type: 'follow.digestDue', details: { follows: others, events: [first, second] } });
  return stage.mails;
}
