import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { SeedManager } from '@mikro-orm/seeder';
import { CalendarFeedEntity } from './entities/CalendarFeedEntity.ts';
import { CancelledEventEntity } from './entities/CancelledEventEntity.ts';
import { EventEntity, EventWeatherEntity, ParticipantEntity } from './entities/EventEntity.ts';
import { EventTypeEntity } from './entities/EventTypeEntity.ts';
import { HandOverEntity } from './entities/HandOverEntity.ts';
import { IdempotencyKeyEntity } from './entities/IdempotencyKeyEntity.ts';
import { LimitEntity } from './entities/LimitEntity.ts';
import { LocalAccountEntity } from './entities/LocalAccountEntity.ts';
import { MailEntity } from './entities/MailEntity.ts';
import { PlaceEntity } from './entities/PlaceEntity.ts';
import { ReportEntity } from './entities/ReportEntity.ts';
import { SkippedOccurrenceEntity } from './entities/SkippedOccurrenceEntity.ts';
import { UnsubscribedEntity } from './entities/UnsubscribedEntity.ts';
import { migrations } from './migrations/migrations.ts';
import type { Pool, PoolClient } from 'pg';
import { discardDeadConnections } from './discardDeadConnections.ts';
import { rememberPlans } from './planned.ts';

const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 5_000;
const IDLE_TRANSACTION_MS = 15_000;
const POOL_MAX = 16;

export interface OrmSettings {
  url: string;
  /** Hears every SQL statement; the tests count them. */
  onQuery?: (sql: string) => void;
  /** Gets every connection before its first statement. */
  onConnect?: ((client: PoolClient) => void) | undefined;
}

export const ormOptions = ({ url, onQuery, onConnect }: OrmSettings): Options =>
  defineConfig({
    clientUrl: url,
    entities: [
      EventEntity,
      ParticipantEntity,
      EventTypeEntity,
      SkippedOccurrenceEntity,
      CalendarFeedEntity,
      CancelledEventEntity,
      EventWeatherEntity,
      PlaceEntity,
      MailEntity,
      UnsubscribedEntity,
      LocalAccountEntity,
      IdempotencyKeyEntity,
      LimitEntity,
      ReportEntity,
      HandOverEntity,
    ],
    extensions: [Migrator, SeedManager],
    migrations: { migrationsList: migrations, snapshot: false, transactional: true, allOrNothing: true, silent: true },
    // whoever wants the weather of an event says so; a lock on an event must not reach for it
    autoJoinOneToOneOwner: false,
    // the queue's tables are its own, and functions have no entity
    schemaGenerator: { ignoreSchema: ['graphile_worker'], ignoreRoutines: true },
    forceUtcTimezone: true,
    pool: { min: 0, max: POOL_MAX },
    driverOptions: {
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
      onPoolCreated: (pool: Pool) => {
        discardDeadConnections(pool);
        pool.on('connect', rememberPlans);
        if (onConnect) pool.on('connect', onConnect);
      },
    },
    ...(onQuery && { debug: ['query'], logger: onQuery, highlighter: undefined, colors: false }),
  });
