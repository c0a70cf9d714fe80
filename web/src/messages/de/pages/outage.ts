import type { outage as english } from '../../en/pages/outage.ts';
import { translation } from '../../translation.ts';

export const outage = translation<typeof english>()({
  since: 'Stand von {time}. Im Moment können keine Antworten angenommen werden.',
});
