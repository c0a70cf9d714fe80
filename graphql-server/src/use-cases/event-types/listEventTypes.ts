import type { ListedType } from '../../persistence/repositories/ListedEvent.ts';
import type { Context } from '../Context.ts';

/** Every kind of event, in the order they were added. */
export const listEventTypes = ({ lists }: Context): Promise<ListedType[]> => lists.types();
