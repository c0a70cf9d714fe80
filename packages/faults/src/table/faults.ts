import type { Fault } from '../Fault.ts';
import { changingClocks } from './changingClocks.ts';
import { costlyNumbers } from './costlyNumbers.ts';
import { databaseAway } from './databaseAway.ts';
import { databaseAwayFromDispatch } from './databaseAwayFromDispatch.ts';
import { decisionWithoutMail } from './decisionWithoutMail.ts';
import { fullDisk } from './fullDisk.ts';
import { hangingHosts } from './hangingHosts.ts';
import { jumpingClock } from './jumpingClock.ts';
import { killedDatabase } from './killedDatabase.ts';
import { killedDecision } from './killedDecision.ts';
import { killedDispatch } from './killedDispatch.ts';
import { killedServer } from './killedServer.ts';
import { idleSubscribers } from './live/idleSubscribers.ts';
import { killedStreams } from './live/killedStreams.ts';
import { slowReaders } from './live/slowReaders.ts';
import { madeUpNumbers } from './madeUpNumbers.ts';
import { clocksApart } from './pooler/clocksApart.ts';
import { directIsPooler } from './pooler/directIsPooler.ts';
import { laggingReplica } from './pooler/laggingReplica.ts';
import { poolerFull } from './pooler/poolerFull.ts';
import { poolerRestarts } from './pooler/poolerRestarts.ts';
import { pushHanging } from './pushHanging.ts';
import { racingDispatch } from './racingDispatch.ts';
import { racingReplicas } from './racingReplicas.ts';
import { slowConnections } from './slowConnections.ts';
import { soak } from './soak.ts';
import { terminatedServer } from './terminatedServer.ts';
import { textsHanging } from './textsHanging.ts';
import { textsRefused } from './textsRefused.ts';
import { webhooksHanging } from './webhooks/webhooksHanging.ts';
import { webhooksRebound } from './webhooks/webhooksRebound.ts';

/** Every row of the table, in its order. */
export const faults: readonly Fault[] = [
  killedServer,
  killedDatabase,
  databaseAway,
  poolerRestarts,
  poolerFull,
  directIsPooler,
  laggingReplica,
  hangingHosts,
  fullDisk,
  racingReplicas,
  killedDecision,
  killedDispatch,
  racingDispatch,
  databaseAwayFromDispatch,
  jumpingClock,
  changingClocks,
  clocksApart,
  decisionWithoutMail,
  textsHanging,
  textsRefused,
  webhooksHanging,
  webhooksRebound,
  madeUpNumbers,
  costlyNumbers,
  pushHanging,
  terminatedServer,
  slowConnections,
  slowReaders,
  killedStreams,
  idleSubscribers,
  soak,
];
