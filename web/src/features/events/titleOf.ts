import { wordIn } from '../../lib/language.ts';

interface Titled {
  title: string;
  eventType: { name: string };
}

/** What an event is called: by its type, where it has no title. */
export const titleOf = ({ title, eventType }: Titled): string => title || wordIn('eventTypeNames', eventType.name);
