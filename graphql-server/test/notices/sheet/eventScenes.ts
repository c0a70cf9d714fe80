import { NOW } from '../../support/testServer.ts';
import { Cast, DECIDES } from './cast.ts';
import type { Sheet } from './Sheet.ts';

// What happens to events, each scene to one of its own.

const REMINDS = '2026-05-05T08:01:00.000Z';

const remind = async ({ sheet: { server } }: Cast) => {
  server.clock.set(REMINDS);
  await server.tasks.remindParticipants({});
};
const letClockDecide = async ({ sheet: { server } }: Cast) => {
  server.clock.set(DECIDES);
  await server.tasks.decideDueEvents({});
};
const later = ({ clock }: Sheet['server'], minutes: number) =>
  clock.set(clock.now().plus({ minutes }).toISO() ?? '');

/** It finds too few, is called off, opened again and confirmed all the same, called off and deleted. */
export async function tooFew(sheet: Sheet): Promise<void> {
  sheet.server.clock.set(NOW);
  const cast = await Cast.gather(sheet, `host-of-few-${sheet.language}`, { participantThreshold: 10, capacity: null });
  await cast.allJoin();
  await cast.note('Ten are needed for certain: all respond');
  await cast.changes({ date: '2026-05-06T08:30:00.000Z', location: 'Bondi Beach' });
  await cast.note('Time and place change');
  sheet.server.clock.set('2026-05-05T01:00:00.000Z');
  await sheet.server.tasks.askUndecided({});
  await cast.note('The undecided are asked before the decision');
  sheet.server.clock.set('2026-05-05T08:31:00.000Z');
  await sheet.server.tasks.remindParticipants({});
  await cast.note('A day before, with too few for certain, and undecided');
  await letClockDecide(cast);
  await cast.note('The clock calls it off');
  await cast.changes({ location: 'Coogee Beach' });
  await cast.note('The place changes while it is called off');
  await cast.decides('REOPEN');
  await cast.note('The organiser opens it again');
  await cast.decides('CONFIRM', 'We play with what we have');
  await cast.note('The organiser confirms it, with too few');
  await cast.decides('CALL_OFF', 'The lake is frozen');
  await cast.note('The organiser calls it off');
  await cast.deletes();
  await sheet.note('The organiser deletes it');
}

/** It is confirmed by the clock, falls through and is saved by somebody on standby. */
export async function savedByStandby(sheet: Sheet): Promise<void> {
  sheet.server.clock.set(NOW);
  const cast = await Cast.gather(sheet, `host-of-saved-${sheet.language}`);
  await cast.allJoin();
  await sheet.server.drain();
  later(sheet.server, 2);
  await cast.note('Four are needed for certain and are in: a minute later');
  await letClockDecide(cast);
  await cast.note('The clock confirms it');
  await cast.joins('late', { likelihood: 0.5 });
  await cast.note('Somebody responds to what is confirmed');
  await remind(cast);
  await cast.note('A day before, confirmed');
  await cast.leaves('yes with guests');
  await cast.note('Three leave: there is a place for those who waited');
  await cast.leaves('last');
  await cast.note('They leave too: too few are in, and those on standby are asked');
  const link = sheet.mails
    .filter(({ notice, reader }) => notice === 'asked' && reader === 'standby')
    .map(({ text }) => /\/answer\/[\w-]{43}/.exec(text)?.[0])
    .at(-1);
  await sheet.server.app.inject({
    method: 'POST',
    url: link ?? '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'answer=IN',
  });
  await cast.note('One of them takes the seat');
}

/** It is confirmed with fewer than it needs when the reminder is due. */
export async function atRisk(sheet: Sheet): Promise<void> {
  sheet.server.clock.set(NOW);
  const cast = await Cast.gather(sheet, `host-at-risk-${sheet.language}`, { participantThreshold: 12, capacity: null });
  await cast.allJoin();
  await cast.decides('CONFIRM');
  await sheet.server.drain();
  await remind(cast);
  await cast.note('A day before, confirmed with too few');
}

/** It has no decision time, and goes by the sum. */
export async function bySum(sheet: Sheet): Promise<void> {
  sheet.server.clock.set(NOW);
  const cast = await Cast.gather(sheet, `host-by-sum-${sheet.language}`, {
    participantThreshold: 3,
    capacity: null,
    decideAt: null,
  });
  await cast.joins('maybe', { likelihood: 0.7, guests: 1 });
  await cast.joins('maybe too', { likelihood: 0.9, guests: 1 });
  await sheet.server.drain();
  later(sheet.server, 2);
  await cast.note('Three are needed and expected: a minute later');
  await cast.joins('yes', {});
  await cast.changes({ participantThreshold: 8 });
  await sheet.server.dispatch();
  later(sheet.server, 12);
  await cast.note('The organiser needs eight: ten minutes later');
  await cast.changes({ participantThreshold: 4 });
  await sheet.server.drain();
  await remind(cast);
  await cast.note('A day before, with enough expected and no decision time');
}

/** People come only if enough others do. */
export async function conditions(sheet: Sheet): Promise<void> {
  sheet.server.clock.set(NOW);
  const cast = await Cast.gather(sheet, `host-of-conditions-${sheet.language}`, { capacity: 3, participantThreshold: 2 });
  await cast.joins('one', {});
  await cast.joins('pair', { likelihood: 0.5 });
  await cast.joins('if three are in', { minParticipants: 3 });
  await sheet.server.drain();
  await cast.says('pair', { likelihood: 1 });
  await cast.note('As many are in as somebody asked for');
  await cast.says('pair', { likelihood: 0.5 });
  await cast.note('And fewer again');
  await cast.says('pair', { likelihood: 1, guests: 1 });
  await cast.note('And as many, who take all places');
}

/** Enough are in, and rain is forecast; or there is no forecast. */
export async function rain(sheet: Sheet): Promise<void> {
  for (const [name, precipitation] of [
    ['Rain is forecast at the decision', 80],
    ['There is no forecast at the decision', null],
  ] as const) {
    sheet.server.clock.set(NOW);
    const organiser = `host-of-${precipitation ?? 'no'}-rain-${sheet.language}`;
    const cast = await Cast.gather(sheet, organiser, { participantThreshold: 2, rainLimit: 50 });
    await cast.joins('yes', {});
    await cast.joins('organiser', {}, organiser);
    await sheet.server.drain();
    if (precipitation !== null)
      await sheet.server.orm.em.fork().execute(
        `insert into event_weather (event_id, icon, temperature, description, precipitation, for_instant, fetched_at)
          select id, 'rain', 60, 'Rain', ?, date, ? from event where url_hash = ?`,
        [precipitation, NOW, cast.event.urlHash],
      );
    await letClockDecide(cast);
    await cast.note(name);
  }
}
