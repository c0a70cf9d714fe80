import { messages } from '../../lib/language.ts';
import { handOver } from '../../messages/en/handOver.ts';

export const handOverText = messages('handOver', handOver);
