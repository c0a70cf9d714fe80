import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { SeedManager } from '@mikro-orm/seeder';
import { ActivityEntity } from './entities/ActivityEntity.ts';
import { DigestEntity } from './entities/DigestEntity.ts';
import { FarewellEntity } from './entities/FarewellEntity.ts';
import { AskEntity } from './entities/AskEntity.ts';
import { CalendarFeedEntity } from './entities/CalendarFeedEntity.ts';
import { CancelledEventEntity } from './entities/CancelledEventEntity.ts';
import { CancelledPollEntity } from './entities/CancelledPollEntity.ts';
import { EventEntity, EventWeatherEntity, ParticipantEntity } from './entities/EventEntity.ts';
import { EventTypeEntity } from './entities/EventTypeEntity.ts';
import { CoOrganiserInvitationEntity } from './entities/organising/CoOrganiserInvitationEntity.ts';
import { HandOverEntity } from './entities/HandOverEntity.ts';
import { IdempotencyKeyEntity } from './entities/IdempotencyKeyEntity.ts';
import { LimitEntity } from './entities/LimitEntity.ts';
import { LocalAccountEntity } from './entities/LocalAccountEntity.ts';
import { MailEntity } from './entities/MailEntity.ts';
import { AttendanceEntity } from './entities/organising/AttendanceEntity.ts';
import { AttendanceOutlookEntity } from './entities/organising/AttendanceOutlookEntity.ts';
import { EventMessageEntity } from './entities/organising/EventMessageEntity.ts';
import { ApiTokenEntity } from './entities/platform/ApiTokenEntity.ts';
import { PlaceEntity } from './entities/PlaceEntity.ts';
import { PreferencesEntity } from './entities/PreferencesEntity.ts';
import { PollEntity, PollOptionEntity, PollVoteEntity, PollVoterEntity } from './entities/PollEntity.ts';
import { PollFarewellEntity } from './entities/PollFarewellEntity.ts';
import { PushEntity } from './entities/push/PushEntity.ts';
import { FollowEntity, FollowNewsEntity } from './entities/follow/FollowEntity.ts';
import { PushKeyEntity } from './entities/push/PushKeyEntity.ts';
import { PushSubscriptionEntity } from './entities/push/PushSubscriptionEntity.ts';
import { AccountPhoneEntity } from './entities/sms/AccountPhoneEntity.ts';
import { ParticipantPhoneEntity } from './entities/sms/ParticipantPhoneEntity.ts';
import { PhoneCodeEntity } from './entities/sms/PhoneCodeEntity.ts';
import { PhoneKeyEntity } from './entities/sms/PhoneKeyEntity.ts';
import { ReportEntity } from './entities/ReportEntity.ts';
import { RegularEntity, SeriesEntity } from './entities/series/RegularEntity.ts';
import { SmsCountEntity } from './entities/sms/SmsCountEntity.ts';
import { SmsEntity } from './entities/sms/SmsEntity.ts';
import { SmsReceivedEntity } from './entities/sms/SmsReceivedEntity.ts';
import { SmsStoppedEntity } from './entities/sms/SmsStoppedEntity.ts';
import { SkippedOccurrenceEntity } from './entities/SkippedOccurrenceEntity.ts';
import { UnsubscribedEntity } from './entities/UnsubscribedEntity.ts';
import { WebhookDeliveryEntity, WebhookEntity } from './entities/webhooks/WebhookEntity.ts';
import { WithdrawnEntity } from './entities/organising/WithdrawnEntity.ts';
import { migrations } from './migrations/migrations.ts';
import type { Pool } from 'pg';
import { discardDeadConnections, releaseAfterEnd } from './discardDeadConnections.ts';
import { PooledClient } from './pooler/PooledClient.ts';
import type { PoolConnections } from './pooler/PoolConnections.ts';
import { PreparingClient } from './queryPrepared.ts';

/** How long something is waited for, in milliseconds. */
interface Patience {
  /** A connection, even one that others use. */
  connection: number;
  statement: number;
  /** A row that another transaction holds. */
  lock: number;
  /** The next statement of a transaction. */
  idleTransaction: number;
}

/** So that a request gets its response before its client gives up. */
const PATIENCE: Patience = { connection: 3_000, statement: 5_000, lock: 3_000, idleTransaction: 15_000 };
const POOL_MAX = 16;

export interface OrmSettings {
  url: string;
  /** Whether a pooler in between gives each transaction another connection. */
  isPooled?: boolean;
  /** Follows the connections of the pool. */
  connections?: PoolConnections;
  patience?: Patience;
  /** Hears every SQL statement; the tests count them. */
  onQuery?: (sql: string) => void;
}

/** Connections that are ours for as long as they last remember plans and settings. */
const direct = ({ lock, statement, idleTransaction }: Patience) => ({
  Client: PreparingClient,
  lockPatience: lock,
  // by default PostgreSQL plans a list each time: it cannot know how few rows its limit lets through
  options: '-c plan_cache_mode=force_generic_plan',
  statement_timeout: statement,
  idle_in_transaction_session_timeout: idleTransaction,
});

const pooled = ({ lock, statement, idleTransaction }: Patience) => ({
  Client: PooledClient,
  lockPatience: lock,
  statementPatience: statement,
  idlePatience: idleTransaction,
});

export const ormOptions = ({
  url,
  isPooled = false,
  connections,
  patience = PATIENCE,
  onQuery,
}: OrmSettings): Options =>
  defineConfig({
    clientUrl: url,
    entities: [
      EventEntity,
      ParticipantEntity,
      AttendanceEntity,
      AttendanceOutlookEntity,
      EventMessageEntity,
      EventTypeEntity,
      SkippedOccurrenceEntity,
      CalendarFeedEntity,
      CancelledEventEntity,
      CancelledPollEntity,
      EventWeatherEntity,
      PlaceEntity,
      PreferencesEntity,
      MailEntity,
      UnsubscribedEntity,
      WithdrawnEntity,
      LocalAccountEntity,
      IdempotencyKeyEntity,
      LimitEntity,
      ReportEntity,
      CoOrganiserInvitationEntity,
      HandOverEntity,
      AskEntity,
      PollEntity,
      PollOptionEntity,
      PollVoterEntity,
      PollVoteEntity,
      ActivityEntity,
      DigestEntity,
      FarewellEntity,
      PollFarewellEntity,
      FollowEntity,
      FollowNewsEntity,
      PushSubscriptionEntity,
      PushEntity,
      PushKeyEntity,
      SmsCountEntity,
      SmsEntity,
      SmsStoppedEntity,
      SmsReceivedEntity,
      AccountPhoneEntity,
      ParticipantPhoneEntity,
      PhoneCodeEntity,
      PhoneKeyEntity,
      SeriesEntity,
      RegularEntity,
      ApiTokenEntity,
      WebhookEntity,
      WebhookDeliveryEntity,
    ],
    extensions: [Migrator, SeedManager],
    migrations: { migrationsList: migrations, snapshot: false, transactional: true, allOrNothing: true, silent: true },
    // queries that need the weather name it; a lock on an event must not load it
    autoJoinOneToOneOwner: false,
    // the queue's tables are its own, and functions have no entity
    schemaGenerator: { ignoreSchema: ['graphile_worker'], ignoreRoutines: true },
    forceUtcTimezone: true,
    pool: { min: 0, max: POOL_MAX },
    driverOptions: {
      ...(isPooled ? pooled(patience) : direct(patience)),
      connectionTimeoutMillis: patience.connection,
      onPoolCreated: (pool: Pool) => {
        discardDeadConnections(pool);
        releaseAfterEnd(pool);
        connections?.follow(pool);
      },
    },
    ...(onQuery && { debug: ['query'], logger: onQuery, highlighter: undefined, colors: false }),
  });
