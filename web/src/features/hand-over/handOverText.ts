import { messages } from '../../lib/language.ts';
import { handOver } from '../../messages/en/events/handOver.ts';

export const handOverText = messages('handOver', handOver);
