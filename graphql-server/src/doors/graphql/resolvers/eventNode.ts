import type { GraphQLResolveInfo } from 'graphql';
import type { ListedEvent } from '../../../persistence/repositories/ListedEvent.ts';
import type { Context } from '../../../use-cases/Context.ts';
import { emailPolicyOf } from '../../presenters/emailPolicy.ts';
import { presentEvent } from '../../presenters/presentEvent.ts';
import { selectedIn } from '../selectedIn.ts';
import type { EventObject } from '../types/EventObject.ts';

/** What of an event depends on its responses. */
const OF_RESPONSES = [
  'participants',
  'expected',
  'chance',
  'placesLeft',
  'placesHeld',
  'waitlistCount',
  'currentFormat',
  'nextFormat',
  'isAtRisk',
  'chatLink',
];

/** Whether something of the event that is resolved is selected which depends on its responses. */
export const selectsResponses = (info: GraphQLResolveInfo): boolean => {
  const selected = selectedIn(info);
  return OF_RESPONSES.some((name) => selected.has(name));
};

/** Each is read for one reader. A thousand responses lead to one event, which has a thousand to present. */
const presented = new WeakMap<ListedEvent, EventObject>();

/** An event that a field leads to. */
export const eventNode = (context: Context, event: ListedEvent): EventObject => {
  const node = presented.get(event) ?? presentEvent(event, emailPolicyOf(context));
  presented.set(event, node);
  return node;
};
