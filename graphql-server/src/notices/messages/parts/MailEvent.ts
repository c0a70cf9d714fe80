import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import type { When } from '@quorum/domain/event/news';

/** What mails need to know about an event. */
export interface MailEvent extends When {
  urlHash: string;
  title: string;
  location: string;
  creatorName: string;
}

/** What every mail needs besides its subject matter. */
export interface Surroundings {
  publicUrl: string;
  unsubscribeUrl: string;
  /** Where the reader chooses how they are told; left out where they cannot. */
  notificationsUrl?: string | undefined;
  /** Its reader's. */
  language: ReaderLanguage;
  /** Whether it is shown by a device, and no mail. */
  isOnDevice?: boolean;
  /** Whether the address is known to be its reader's. If not, anybody may have typed it, and they get no words but a title and a place. */
  isConfirmed: boolean;
}

/** The address of an event's page. */
export const eventUrl = ({ publicUrl }: Pick<Surroundings, 'publicUrl'>, { urlHash }: { urlHash: string }): string =>
  `${publicUrl}/events/${urlHash}`;

/** The address of a series' page. */
export const seriesUrl = ({ publicUrl }: Pick<Surroundings, 'publicUrl'>, { urlHash }: { urlHash: string }): string =>
  `${publicUrl}/series/${urlHash}`;

/** The address of a poll's page. */
export const pollUrl = ({ publicUrl }: Pick<Surroundings, 'publicUrl'>, { urlHash }: { urlHash: string }): string =>
  `${publicUrl}/polls/${urlHash}`;
