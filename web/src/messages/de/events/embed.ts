import type { embed as english } from '../../en/events/embed.ts';
import { translation } from '../../translation.ts';

export const embed = translation<typeof english>()({
  copy: 'Für eine Website kopieren',
  copied: 'Für eine Website kopiert',
  copiedHint: 'Füge diese Zeile ein, wo deine Seite das Event zeigen soll.',
});
