import type { EntityManager } from '@mikro-orm/postgresql';
import { Seeder } from '@mikro-orm/seeder';
import { nextOccurrence } from '@quorum/domain/event/recurrence';
import { settle } from '@quorum/domain/decision/status';
import { placesOf } from '@quorum/domain/event/progress';
import { seatsOf } from '@quorum/domain/decision/party';
import type { Plan } from '@quorum/domain/response/plan';
import { isPast, pastAfter, type Timed } from '@quorum/domain/event/timing';
import { resolveWallClock } from '@quorum/domain/event/timezone';
import { DateTime } from 'luxon';
import { demoPeople } from '@quorum/firebase-auth-stand-in/accounts/demoPeople';
import { localUid } from '@quorum/firebase-auth-stand-in/accounts/localUid';
import { randomTokens } from '../../gateways/tokens.ts';
import { EventEntity, ParticipantEntity } from '../entities/EventEntity.ts';
import { EventTypeEntity } from '../entities/EventTypeEntity.ts';
import { graphileQueue } from '../graphileQueue.ts';
import { demoDay } from './demoDay.ts';
import type { DemoEvent, DemoResponse } from './DemoEvent.ts';
import { DEMO_EVENTS } from './demoEvents.ts';

const wallClock = (day: DateTime, time: string, timezone: string) =>
  resolveWallClock(DateTime.fromISO(`${day.toISODate() ?? ''}T${time}`, { zone: 'utc' }), timezone).instant;

const timesOf = (demo: DemoEvent, now: DateTime): Timed => {
  const { from, to, timezone } = demo;
  const day = demoDay(demo, now);
  return { date: wallClock(day, from, timezone), endTime: to === undefined ? null : wallClock(day, to, timezone) };
};

const organiserOf = ({ organiser }: DemoEvent) => {
  const person = demoPeople[organiser];
  if (!person) throw new RangeError(`There is no demo person ${organiser}`);
  return { creatorId: localUid(person.sub), creatorName: person.name };
};

/** Puts believable events around now into a database that has none, so that a newcomer sees what the product is. */
export class DemoSeeder extends Seeder {
  override async run(em: EntityManager): Promise<void> {
    if ((await em.count(EventEntity)) > 0) return;
    const now = DateTime.utc();
    await em.transactional(async (inside) => {
      const types = new Map((await inside.findAll(EventTypeEntity)).map((type) => [type.name, type]));
      for (const demo of DEMO_EVENTS) {
        const eventType = types.get(demo.type);
        if (eventType) await publish(inside, demo, eventType, now);
      }
      await graphileQueue(inside).add('refreshWeather', {}, { key: 'refreshWeather' });
    });
  }
}

/** The event, and with a past one that recurs its next occurrence too. */
const publish = async (em: EntityManager, demo: DemoEvent, eventType: EventTypeEntity, now: DateTime) => {
  const times = timesOf(demo, now);
  const root = add(em, demo, { ...times, eventType, parentEventId: null, occurrenceDay: null }, now);
  addResponses(em, root, demo.responses, now);
  await em.flush();
  if (!demo.repeats || !isPast(times, now)) return;
  const { timezone, repeats: recurrenceFrequency } = demo;
  const { date, endTime, day } = nextOccurrence({ ...times, timezone, recurrenceFrequency }, now);
  const next = add(em, demo, { date, endTime, eventType, parentEventId: root.id, occurrenceDay: day }, now);
  addResponses(em, next, demo.responses.slice(0, 3), now);
  await em.flush();
};

interface Placed extends Timed {
  eventType: EventTypeEntity;
  parentEventId: number | null;
  occurrenceDay: string | null;
}

const add = (em: EntityManager, demo: DemoEvent, placed: Placed, now: DateTime): EventEntity =>
  em.create(EventEntity, {
    ...placed,
    ...organiserOf(demo),
    title: demo.title,
    location: demo.location,
    timezone: demo.timezone,
    participantThreshold: demo.threshold,
    capacity: demo.capacity ?? null,
    price: null,
    maxGuests: demo.maxGuests ?? 0,
    formats: [...(demo.formats ?? [])],
    notes: demo.notes ?? '',
    webLink: demo.webLink ?? '',
    isPrivate: false,
    isRecurring: demo.repeats !== undefined,
    recurrenceFrequency: demo.repeats ?? null,
    pastAfter: pastAfter(placed),
    urlHash: randomTokens.urlHash(),
    createdAt: now,
    updatedAt: now,
  });

const planOf = ([, likelihood = 1, , plan = {}]: DemoResponse): Plan => ({
  likelihood,
  guests: plan.guests ?? 0,
  minParticipants: plan.minParticipants ?? null,
  isStandby: plan.isStandby ?? false,
});

/** Who has a place, in the order of the list. */
const settled = (responses: readonly DemoResponse[], event: EventEntity, now: DateTime) => {
  const placed = responses.map((response, id) => {
    const plan = planOf(response);
    return { ...plan, id, seats: seatsOf(plan), definiteAt: null, holdsPlace: false };
  });
  return settle(placed, placesOf(event), now.toMillis());
};

const addResponses = (em: EntityManager, event: EventEntity, responses: readonly DemoResponse[], now: DateTime) => {
  const places = settled(responses, event, now);
  responses.forEach((response, index) => {
    const [name, , comment = ''] = response;
    em.create(ParticipantEntity, {
      event,
      name,
      comment,
      ...planOf(response),
      definiteAt: places[index]?.definiteAt == null ? null : now,
      holdsPlace: places[index]?.holdsPlace ?? false,
      email: null,
      uid: null,
      visitorDigest: null,
      // of a secret that nobody was told: a demo response is nobody's
      tokenDigest: randomTokens.digest(randomTokens.secret()),
      createdAt: now,
      updatedAt: now,
    });
  });
};
