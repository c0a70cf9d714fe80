import type { Language } from '@quorum/domain/language';
import type { MailServer } from '../../mail/mailServer.ts';
import { insertEvent, insertOption, insertPoll } from '../../persistence/rows.ts';
import type { ReadMail } from './asRead.ts';
import { addPeople, ORGANISER_ADDRESS, type Name } from './people.ts';
import { Stage } from './Stage.ts';
import { SCENES, type Scene } from './scenes.ts';

const AN_EVENT = {
  title: 'Evening volleyball',
  location: 'Victoria Park',
  date: '2026-05-06T17:00:00Z',
  past_after: '2026-05-06T23:00:00Z',
  timezone: 'Europe/London',
  creator_email: ORGANISER_ADDRESS,
  created_at: '2026-04-01T00:00:00Z',
};

/** They have their confirmation of every event; the others of a few, for it says the same of itself. */
const ALWAYS: readonly Name[] = ['yes', 'no'];

interface Part {
  stage: Stage;
  scene: Scene;
  eventId: number;
  ids: Map<Name, number>;
}

const happens = ({ stage, eventId }: Part, type: string, details: object = {}) =>
  stage.happens({ type, eventId, details });

async function peopleRespond(part: Part) {
  const { stage, scene, eventId, ids } = part;
  await stage.lastDigestWas('responses', eventId, false);
  for (const [name, response] of ids) {
    if (!scene.isForAll && !ALWAYS.includes(name)) continue;
    await happens(part, 'response.changed', { response, fields: ['likelihood'] });
  }
  await stage.runs('sendResponseDigest', eventId);
  await stage.lastDigestWas('quorum', eventId, !scene.isEnough);
  await stage.runs('sendQuorumNotice', eventId);
  await happens(part, 'event.placesChanged', {
    changes: [
      { id: ids.get('yes'), before: 'WAITLISTED', now: 'GOING' },
      { id: ids.get('condition that holds'), before: 'CONDITIONAL', now: 'GOING' },
      { id: ids.get('condition that fails'), before: 'GOING', now: 'CONDITIONAL' },
      { id: ids.get('waitlist'), before: 'CONDITIONAL', now: 'WAITLISTED' },
    ],
  });
}

async function organiserChanges(part: Part) {
  const { status, by, isEnough } = part.scene;
  for (const one of by) {
    await happens(part, 'event.decided', { before: 'GATHERING', status, by: one, needed: 8, had: isEnough ? 8 : 5 });
  }
  await happens(part, 'event.heldByRain');
  await happens(part, 'event.changed', { before: { date: '2026-05-05T17:00:00.000Z', location: 'Elsewhere' } });
  const insert = `insert into event_message (event_id, author_uid, text, audience, created_at)
    select id, creator_id, ?, 'ALL', now() from event where id = ? returning id`;
  const [message] = await part.stage.execute<{ id: number }>(insert, ['The hall is open from 4.', part.eventId]);
  await happens(part, 'event.messageSent', { message: message?.id });
  await happens(part, 'event.reminderDue', { date: AN_EVENT.date });
}

async function peopleAreAsked(part: Part) {
  const { stage, scene, ids } = part;
  const [standby, maybe] = [ids.get('standby, asked'), ids.get('maybe')];
  const seat = await stage.asks(standby, 'SEAT');
  await happens(part, 'event.asked', { kind: 'SEAT', asks: [{ ask: seat, response: standby }] });
  const yes = ids.get('yes');
  await happens(part, 'event.asked', {
    kind: 'STILL_IN',
    asks: [{ ask: await stage.asks(yes, 'STILL_IN'), response: yes }],
  });
  // one that is never decided by the clock asks nobody, and one that is decided asks nobody any more
  if ('decide_at' in scene.row) {
    const ask = { ask: await stage.asks(maybe, 'DECIDE'), response: maybe, withThem: 0.92, withoutThem: 0.6 };
    await happens(part, 'event.asked', { kind: 'DECIDE', asks: [ask] });
  }
}

async function fallsAndRecovers(part: Part) {
  const { stage, scene, eventId, ids } = part;
  for (const askedCount of [0, 1, 3]) await happens(part, 'event.fell', { askedCount });
  await stage.lastDigestWas('quorum', eventId, false);
  await happens(part, 'event.recovered');
  if (scene.name !== 'on') return;
  await happens(part, 'event.seatsClosed', { responses: [ids.get('standby, asked')] });
  const reply = { kind: 'SEAT', reply: 'IN', fields: ['likelihood'] };
  await happens(part, 'response.replied', { response: ids.get('yes'), ...reply });
}

const OFFERS = {
  'open, enough': { rule: 'OFFERED_IN_ORDER', seats: 5 },
  'to be decided, enough': { rule: 'OFFERED_TO_ALL', seats: 5 },
  on: { rule: 'TAKEN_AT_ONCE', seats: 1 },
  'rain is forecast': { rule: 'TAKEN_AT_ONCE', seats: 2 },
} as const;

const isOffering = (name: string): name is keyof typeof OFFERS => name in OFFERS;

/** Places are offered to somebody who waits, and the offer ends. */
async function placesAreOffered(part: Part) {
  const { stage, scene, eventId, ids } = part;
  if (!isOffering(scene.name)) return;
  const { rule, seats } = OFFERS[scene.name];
  const waiting = ids.get('waitlist');
  const ask = await stage.asks(waiting, 'PLACE');
  await stage.execute('update event set waitlist_rule = ? where id = ?', [rule, eventId]);
  const offer = 'update participant set offered_seats = ?, offered_until = ? where id = ?';
  await stage.execute(offer, [seats, '2026-05-06T12:30:00Z', waiting]);
  await happens(part, 'event.placesOffered', { asks: [{ ask, response: waiting }] });
  await stage.execute(offer, [null, null, waiting]);
  for (const how of ['LAPSED', 'GONE']) await happens(part, 'event.offersEnded', { ends: [{ id: waiting, how }] });
  const reply = { kind: 'PLACE', reply: 'IN', fields: ['holdsPlace'] };
  await happens(part, 'response.replied', { response: ids.get('yes'), ...reply });
}

/** Two have withdrawn, the response of one of them is gone, and a third is back in. */
async function peopleWithdraw({ stage, eventId, ids }: Part) {
  await stage.lastDigestWas('withdrawals', eventId, false);
  for (const [response, seats] of [
    [ids.get('no'), 1],
    [999_999, 3],
    [ids.get('yes'), 1],
  ]) {
    await stage.hasHappened(6, { type: 'response.withdrew', eventId, details: { response, seats } });
  }
  await stage.runs('sendWithdrawals', eventId);
}

/** A date of a poll has become the event a moment ago. */
async function dateIsFound({ stage, scene, eventId }: Part) {
  if (scene.status !== 'GATHERING') return;
  const pollId = await insertPoll(stage.orm, { title: AN_EVENT.title, status: 'SCHEDULED', event_id: eventId });
  const option = await insertOption(stage.orm, pollId);
  for (const by of ['VOTES', 'ORGANISER']) {
    await stage.happens({ type: 'poll.scheduled', eventId, pollId, details: { option, by, isEnough: true } });
  }
}

const ACTS = [
  peopleRespond,
  organiserChanges,
  peopleAreAsked,
  fallsAndRecovers,
  placesAreOffered,
  peopleWithdraw,
  dateIsFound,
];

/** All that is told about events in a language: also what must not be told of an event that is as it is by now. */
export async function playEvents(server: MailServer, language: Language): Promise<ReadMail[]> {
  const mails: ReadMail[] = [];
  for (const scene of SCENES) {
    const stage = new Stage(server, scene.name);
    const { status, row, without } = scene;
    const eventId = await insertEvent(server.orm, { ...AN_EVENT, ...row, status, creator_language: language });
    const ids = await addPeople(server.orm, eventId, { language, without });
    const part = { stage, scene, eventId, ids };
    for (const act of ACTS) await act(part);
    await stage.isDeleted('event', eventId);
    mails.push(...stage.mails);
  }
  return mails;
}
