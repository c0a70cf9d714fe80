import type { Language } from '@quorum/domain/language';
import type { MailServer } from '../../mail/mailServer.ts';
import { insertOption, insertPoll, insertVoter } from '../../persistence/rows.ts';
import type { ReadMail } from './asRead.ts';
import { ORGANISER_ADDRESS } from './people.ts';
import { Stage } from './Stage.ts';

const AHEAD = '2026-05-06T17:00:00Z';
const OVER = '2026-04-28T17:00:00Z';

const POLLS = [
  { name: 'open', status: 'OPEN', date: AHEAD, chance: 0.8 },
  { name: 'closed, by chance', status: 'CLOSED', date: AHEAD, chance: 0.8 },
  { name: 'closed, to be picked', status: 'CLOSED', date: AHEAD, chance: null },
  { name: 'closed, dates are over', status: 'CLOSED', date: OVER, chance: 0.8 },
];

const VOTERS = [
  { reader: 'voter', likelihood: 0.5, isKnown: true },
  { reader: 'voter-typed', likelihood: 1, isKnown: false },
  { reader: 'voter-no', likelihood: 0, isKnown: true },
];

async function playOne(server: MailServer, language: Language, poll: (typeof POLLS)[number]): Promise<ReadMail[]> {
  const { name, status, date, chance } = poll;
  const stage = new Stage(server, name);
  const { orm } = server;
  const pollId = await insertPoll(orm, {
    title: 'Evening volleyball',
    location: 'Victoria Park',
    timezone: 'Europe/London',
    creator_email: ORGANISER_ADDRESS,
    creator_language: language,
    status,
    closes_at: AHEAD,
    auto_schedule_chance: chance,
  });
  const option = await insertOption(orm, pollId, { date });
  for (const { reader, likelihood, isKnown } of VOTERS) {
    const email = `${reader}.${pollId}@example.com`;
    const voter = await insertVoter(orm, pollId, { email, language, is_email_confirmed: isKnown });
    const vote = [voter, option, likelihood];
    await stage.execute('insert into poll_vote (voter_id, option_id, likelihood) values (?, ?, ?)', vote);
    // nobody votes once it is closed
    if (status === 'OPEN') await stage.happens({ type: 'vote.created', pollId, details: { voter } });
  }
  for (const by of ['CLOCK', 'ORGANISER']) await stage.happens({ type: 'poll.closed', pollId, details: { by } });
  const moved = { id: String(option), date: '2026-05-07T17:00:00.000Z', endTime: null };
  await stage.happens({ type: 'poll.changed', pollId, details: { before: { options: [moved] } } });
  await stage.isDeleted('poll', pollId);
  return stage.mails;
}

/** All that is told about polls in a language. */
export async function playPolls(server: MailServer, language: Language): Promise<ReadMail[]> {
  const mails: ReadMail[] = [];
  for (const poll of POLLS) mails.push(...(await playOne(server, language, poll)));
  return mails;
}
