import { useAtTime } from '../../lib/useNow.ts';
import { shortTime } from '../events/time/useDecisionTime.ts';

interface Props {
  /** ISO 8601. */
  until: string;
  timezone: string;
  say: (time: string) => string;
}

/** Until when a place is held, by the clocks of the event. */
export const Until = ({ until, timezone, say }: Props) =>
  say(useAtTime((now) => shortTime(new Date(until), now, timezone)));
