import { Migration20261121_CalendarFeed } from './Migration20261121_CalendarFeed.ts';
import { Migration20261121_Init } from './Migration20261121_Init.ts';
import { Migration20261121_Mail } from './Migration20261121_Mail.ts';
import { Migration20261121_Series } from './Migration20261121_Series.ts';
import { Migration20261121_Weather } from './Migration20261121_Weather.ts';
import { Migration20261122_SeriesAcrossSplits } from './Migration20261122_SeriesAcrossSplits.ts';
import { Migration20261122_Requests } from './Migration20261122_Requests.ts';
import { Migration20261123_CancelledOnFeeds } from './Migration20261123_CancelledOnFeeds.ts';
import { Migration20261124_Speed } from './Migration20261124_Speed.ts';
import { Migration20261125_Moderation } from './Migration20261125_Moderation.ts';
import { Migration20261126_Languages } from './Migration20261126_Languages.ts';
import { Migration20261127_HandOver } from './Migration20261127_HandOver.ts';
import { Migration20261128_Joins } from './Migration20261128_Joins.ts';
import { Migration20261129_Listed } from './Migration20261129_Listed.ts';
import { Migration20261130_JoinsTogether } from './Migration20261130_JoinsTogether.ts';
import { Migration20261201_OneOrganiserASeries } from './Migration20261201_OneOrganiserASeries.ts';
import { Migration20261202_ConfirmedAddresses } from './Migration20261202_ConfirmedAddresses.ts';
import { Migration20261202_JoinQuotas } from './Migration20261202_JoinQuotas.ts';
import { Migration20261203_FeedDigests } from './Migration20261203_FeedDigests.ts';
import { Migration20261204_UnnamedCancelled } from './Migration20261204_UnnamedCancelled.ts';
import { Migration20261205_Places } from './Migration20261205_Places.ts';

/** Every migration, oldest first; a released one is never edited. */
export const migrations = [
  { name: 'Migration20261121_Init', class: Migration20261121_Init },
  { name: 'Migration20261121_Series', class: Migration20261121_Series },
  { name: 'Migration20261121_Weather', class: Migration20261121_Weather },
  { name: 'Migration20261121_Mail', class: Migration20261121_Mail },
  { name: 'Migration20261121_CalendarFeed', class: Migration20261121_CalendarFeed },
  { name: 'Migration20261122_SeriesAcrossSplits', class: Migration20261122_SeriesAcrossSplits },
  { name: 'Migration20261122_Requests', class: Migration20261122_Requests },
  { name: 'Migration20261123_CancelledOnFeeds', class: Migration20261123_CancelledOnFeeds },
  { name: 'Migration20261124_Speed', class: Migration20261124_Speed },
  { name: 'Migration20261125_Moderation', class: Migration20261125_Moderation },
  { name: 'Migration20261126_Languages', class: Migration20261126_Languages },
  { name: 'Migration20261127_HandOver', class: Migration20261127_HandOver },
  { name: 'Migration20261128_Joins', class: Migration20261128_Joins },
  { name: 'Migration20261129_Listed', class: Migration20261129_Listed },
  { name: 'Migration20261130_JoinsTogether', class: Migration20261130_JoinsTogether },
  { name: 'Migration20261201_OneOrganiserASeries', class: Migration20261201_OneOrganiserASeries },
  { name: 'Migration20261202_ConfirmedAddresses', class: Migration20261202_ConfirmedAddresses },
  { name: 'Migration20261202_JoinQuotas', class: Migration20261202_JoinQuotas },
  { name: 'Migration20261203_FeedDigests', class: Migration20261203_FeedDigests },
  { name: 'Migration20261204_UnnamedCancelled', class: Migration20261204_UnnamedCancelled },
  { name: 'Migration20261205_Places', class: Migration20261205_Places },
];
