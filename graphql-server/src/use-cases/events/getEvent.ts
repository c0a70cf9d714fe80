import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { Context } from '../Context.ts';

/** The event of that hash, private or not: knowing the hash is the permission. Null when there is none. */
export const getEvent = ({ events }: Context, urlHash: string): Promise<ShownEvent | null> => events.find(urlHash);

/** @throws DomainError `NOT_FOUND` */
export const requireEvent = ({ events }: Context, urlHash: string): Promise<ShownEvent> => events.require(urlHash);
