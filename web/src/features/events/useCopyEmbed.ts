import { messages } from '../../lib/language.ts';
import { addressOfPage } from '../../lib/paths.ts';
import { embed } from '../../messages/en/events/embed.generated.ts';
import { useCopy } from '../../ui/feedback/useCopy.ts';

export const embedText = messages('embed', embed);

/** A line of script that shows an event on another page. */
const scriptFor = (urlHash: string): string =>
  `<script async src="${addressOfPage('/embed.js')}" data-event="${urlHash}"></script>`;

/** Puts it on the clipboard, and announces that. */
export const useCopyEmbed = (urlHash: string) => {
  const copy = useCopy();
  return (): void => void copy(scriptFor(urlHash), { title: embedText.copied, description: embedText.copiedHint });
};
