import type { Channel } from './Channel.ts';
import { writeMails } from './mail/writeMails.ts';
import { writePushes } from './push/writePushes.ts';
import { writeSms } from './sms/writeSms.ts';

/** In the order in which they are tried: what reaches people sooner comes first. */
export const CHANNELS: readonly Channel[] = [
  { way: 'PUSH', deliver: writePushes, isSilent: false, takesOverAfter: {} },
  { way: 'SMS', deliver: writeSms, isSilent: false, takesOverAfter: { minutes: 2 } },
  { way: 'MAIL', deliver: writeMails, isSilent: true, takesOverAfter: { minutes: 5 } },
];
