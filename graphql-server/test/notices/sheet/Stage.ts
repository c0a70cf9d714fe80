import type { AskKind } from '@quorum/domain/decision/ask';
import type { MailServer } from '../../mail/mailServer.ts';
import { FarewellRepository } from '../../../src/persistence/repositories/FarewellRepository.ts';
import { EventEntity } from '../../../src/persistence/entities/EventEntity.ts';
import { PollEntity } from '../../../src/persistence/entities/PollEntity.ts';
import { partsOf, type ReadMail } from './asRead.ts';
import { readerAt } from './people.ts';

interface Happening {
  type: string;
  eventId?: number;
  pollId?: number;
  details: object;
}

interface Row {
  dedupe_key: string;
  recipient: string;
  subject: string;
  text: string;
  calendar: string | null;
}

interface Pushed {
  delivery_key: string;
  payload: string;
}

/** Has things happen to one event or poll, and keeps what people are told about each. */
export class Stage {
  readonly mails: ReadMail[] = [];

  constructor(
    private readonly server: MailServer,
    private readonly scene: string,
  ) {}

  get orm() {
    return this.server.orm;
  }

  execute<Result>(sql: string, values: unknown[] = []): Promise<Result[]> {
    return this.orm.em.fork().execute<Result[]>(sql, values);
  }

  /** It was recorded, and those who want to know are told. */
  async happens({ type, eventId, pollId, details }: Happening): Promise<void> {
    await this.execute(
      `insert into activity (type, event_id, poll_id, details, created_at, dispatched_at) values (?, ?, ?, ?, ?, null)`,
      [type, eventId ?? null, pollId ?? null, JSON.stringify(details), this.server.clock.now().toISO()],
    );
    await this.server.dispatch();
    await this.collect();
  }

  async runs(task: 'sendResponseDigest' | 'sendQuorumNotice' | 'sendWithdrawals', eventId: number): Promise<void> {
    await this.server.tasks[task]({ eventId });
    await this.collect();
  }

  /** It was recorded so long ago. */
  async hasHappened(minutes: number, { type, eventId, details }: Omit<Happening, 'pollId'>): Promise<void> {
    const now = this.server.clock.now();
    await this.execute(
      'insert into activity (type, event_id, details, created_at, dispatched_at) values (?, ?, ?, ?, ?)',
      [type, eventId ?? null, JSON.stringify(details), now.minus({ minutes }).toISO(), now.toISO()],
    );
  }

  async asks(participantId: number | undefined, kind: AskKind): Promise<number> {
    const [ask] = await this.execute<{ id: number }>(
      'insert into ask (participant_id, kind, created_at) values (?, ?, now()) returning id',
      [participantId, kind],
    );
    return ask?.id ?? 0;
  }

  /** What the organiser was told last about whether there are enough people. */
  async lastDigestWas(
    notice: 'responses' | 'quorum' | 'withdrawals',
    eventId: number,
    isEnough: boolean,
  ): Promise<void> {
    await this.execute(
      `insert into digest (notice, event_id, told_until, is_enough) values (?, ?, 0, ?)
        on conflict (notice, event_id) do update set is_enough = excluded.is_enough`,
      [notice, eventId, isEnough],
    );
  }

  /** Its deletion is told. */
  async isDeleted(what: 'event' | 'poll', id: number): Promise<void> {
    const em = this.orm.em.fork();
    const farewells = new FarewellRepository(em);
    const now = this.server.clock.now();
    if (what === 'event') await farewells.add(await em.findOneOrFail(EventEntity, { id }), now);
    else await farewells.addOfPoll(await em.findOneOrFail(PollEntity, { id }), now);
    const about = what === 'event' ? { eventId: id } : { pollId: id };
    await this.happens({ type: `${what}.deleted`, ...about, details: {} });
  }

  /** Takes them out of the outbox, where they would be merged with what is told next. */
  private async collect(): Promise<void> {
    const rows = await this.execute<Row>('select * from mail order by id');
    await this.execute('delete from mail');
    const pushed = await this.execute<Pushed>('delete from push returning delivery_key, payload');
    const payloads = new Map(pushed.map(({ delivery_key: key, payload }) => [key, payload]));
    for (const { dedupe_key: key, recipient, subject, text, calendar } of rows) {
      // such as `participant 3 decided 17`
      const notice = key.split(' ').at(-2) ?? '';
      const about = { notice, scene: this.scene, reader: readerAt(recipient) };
      this.mails.push({ ...about, subject, calendar, device: payloads.get(key) ?? null, ...partsOf(notice, text) });
    }
  }
}
