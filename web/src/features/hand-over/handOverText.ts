import { messages } from '../../lib/language.ts';
import { handOver } from '../../messages/en/events/handOver.generated.ts';

export const handOverText = messages('handOver', handOver);
