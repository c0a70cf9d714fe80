import type { EntityManager } from '@mikro-orm/postgresql';
import { Seeder } from '@mikro-orm/seeder';
import { nextOccurrence } from '@quorum/domain/event/recurrence';
import { isPast, pastAfter, type Timed } from '@quorum/domain/event/timing';
import { resolveWallClock } from '@quorum/domain/event/timezone';
import { DateTime } from 'luxon';
import { demoPeople } from '../../gateways/identity/local/demoPeople.ts';
import { localUid } from '../../gateways/identity/local/localUid.ts';
import { randomTokens } from '../../gateways/tokens.ts';
import { EventEntity } from '../entities/EventEntity.ts';
import { EventTypeEntity } from '../entities/EventTypeEntity.ts';
import { ParticipantEntity } from '../entities/ParticipantEntity.ts';
import { DEMO_EVENTS, type DemoAnswer, type DemoEvent } from './demoEvents.ts';

const wallClock = (day: DateTime, time: string, timezone: string) =>
  resolveWallClock(DateTime.fromISO(`${day.toISODate() ?? ''}T${time}`, { zone: 'utc' }), timezone).instant;

const timesOf = ({ inDays, from, to, timezone }: DemoEvent, now: DateTime): Timed => {
  const day = now.setZone(timezone).plus({ days: inDays });
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
    const types = new Map((await em.findAll(EventTypeEntity)).map((type) => [type.name, type]));
    for (const demo of DEMO_EVENTS) {
      const eventType = types.get(demo.type);
      if (eventType) await this.publish(em, demo, eventType, now);
    }
  }

  private async publish(em: EntityManager, demo: DemoEvent, eventType: EventTypeEntity, now: DateTime) {
    const recurrenceFrequency = demo.repeats ?? null;
    const details = {
      ...{ title: demo.title, location: demo.location, timezone: demo.timezone, eventType },
      ...{ participantThreshold: demo.threshold, notes: demo.notes ?? '', webLink: demo.webLink ?? '' },
      ...{ isPrivate: false, isRecurring: recurrenceFrequency !== null, recurrenceFrequency },
      ...organiserOf(demo),
    };
    const times = timesOf(demo, now);
    const root = this.add(em, { ...details, ...times }, now);
    this.answer(em, root, demo.answers, now);
    await em.flush();
    if (recurrenceFrequency && isPast(times, now)) {
      const next = nextOccurrence({ ...times, timezone: demo.timezone, recurrenceFrequency }, now);
      const { date, endTime } = next;
      const series = { parentEventId: root.id, occurrenceDay: next.day };
      const occurrence = this.add(em, { ...details, ...series, date, endTime }, now);
      this.answer(em, occurrence, demo.answers.slice(0, 3), now);
      await em.flush();
    }
  }

  private add(em: EntityManager, event: Timed & Parameters<typeof withDerived>[0], now: DateTime): EventEntity {
    return em.create(EventEntity, withDerived(event, now));
  }

  private answer(em: EntityManager, event: EventEntity, answers: readonly DemoAnswer[], now: DateTime) {
    for (const [name, likelihood = 1, comment = ''] of answers) {
      em.create(ParticipantEntity, {
        ...{ event, name, likelihood, comment, email: null, uid: null, visitorDigest: null },
        // of a secret that nobody was told: a demo response is nobody's
        tokenDigest: randomTokens.digest(randomTokens.secret()),
        createdAt: now,
        updatedAt: now,
      });
    }
  }
}

interface DemoDetails extends Timed {
  title: string;
  location: string;
  timezone: string;
  eventType: EventTypeEntity;
  participantThreshold: number;
  notes: string;
  webLink: string;
  isPrivate: boolean;
  isRecurring: boolean;
  recurrenceFrequency: DemoEvent['repeats'] | null;
  creatorId: string;
  creatorName: string;
  parentEventId?: number;
  occurrenceDay?: string;
}

const withDerived = ({ recurrenceFrequency = null, ...event }: DemoDetails, now: DateTime) => ({
  ...event,
  recurrenceFrequency,
  pastAfter: pastAfter(event),
  urlHash: randomTokens.urlHash(),
  createdAt: now,
  updatedAt: now,
});
