import type { Fault } from '../Fault.ts';
import { databaseAway } from './databaseAway.ts';
import { fullDisk } from './fullDisk.ts';
import { hangingHosts } from './hangingHosts.ts';
import { killedDatabase } from './killedDatabase.ts';
import { killedServer } from './killedServer.ts';
import { racingReplicas } from './racingReplicas.ts';
import { slowConnections } from './slowConnections.ts';
import { soak } from './soak.ts';
import { terminatedServer } from './terminatedServer.ts';

/** Every row of the table, in its order. */
export const faults: readonly Fault[] = [
  killedServer,
  killedDatabase,
  databaseAway,
  hangingHosts,
  fullDisk,
  racingReplicas,
  terminatedServer,
  slowConnections,
  soak,
];
