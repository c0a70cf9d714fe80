import { paths } from '../../lib/paths.ts';
import { describeWhen } from '../events/time/describeWhen.ts';
import type { Shared } from '../share/Shared.ts';
import { pollsText } from '../../messages/polls/pollsText.generated.ts';

interface Shareable {
  urlHash: string;
  title: string;
  location: string;
  timezone: string;
  /** ISO 8601. */
  closesAt: string;
}

/** A poll as it is shared: where it would be, and until when one can vote. */
export const sharedPoll = ({ urlHash, title, location, timezone, closesAt }: Shareable): Shared => ({
  kind: 'poll',
  path: paths.poll(urlHash),
  title,
  lines: () => {
    const { day, time } = describeWhen({ date: closesAt, timezone });
    return [location, pollsText.openUntil({ when: `${day}, ${time}` })];
  },
});
