import { isOver } from '@quorum/domain/event/ending';
import type { MineQuery, MyEventFragment } from '../../generated/later.generated.ts';
import { wordIn } from '../../lib/language.ts';
import { searcherOf } from '../../lib/searchText.ts';
import { titleOf } from '../events/titleOf.ts';

type Viewer = NonNullable<MineQuery['viewer']>;

/** An event of a person's, and how they take part in it. */
export interface MyEntry {
  event: MyEventFragment;
  isOver: boolean;
  /** Organised with its creator, who is somebody else. */
  isWithOthers: boolean;
  /** Null for an event that one organises. */
  response: Viewer['responses'][number] | null;
}

/** Those in which each word that is searched for stands somewhere. */
export const found = (entries: readonly MyEntry[], search: string): MyEntry[] => {
  const isFound = searcherOf(search);
  return entries.filter(({ event }) =>
    isFound(`${titleOf(event)}\n${event.location}\n${wordIn('eventTypeNames', event.eventType.name)}`),
  );
};

/** The next dates first; what is over comes after them, the latest first. */
const byNearness = (one: MyEntry, other: MyEntry): number =>
  Number(one.isOver) - Number(other.isOver) ||
  (Date.parse(one.event.date) - Date.parse(other.event.date)) * (one.isOver ? -1 : 1);

/** What somebody organises, and what they joined. */
export const myEntries = ({ events, coOrganised, responses }: Viewer, now: number) => {
  const entry = (event: MyEventFragment, of: Pick<MyEntry, 'isWithOthers' | 'response'>): MyEntry => ({
    event,
    isOver: isOver(event, now),
    ...of,
  });
  return {
    organised: [
      ...events.map((event) => entry(event, { isWithOthers: false, response: null })),
      ...coOrganised.map((event) => entry(event, { isWithOthers: true, response: null })),
    ].toSorted(byNearness),
    joined: responses
      .flatMap((response) => (response.event ? [entry(response.event, { isWithOthers: false, response })] : []))
      .toSorted(byNearness),
  };
};
