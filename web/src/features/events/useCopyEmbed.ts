import { addressOfPage } from '../../lib/paths.ts';
import { useCopy } from '../../ui/feedback/useCopy.ts';
import { embedText } from '../../messages/events/embedText.generated.ts';

/** A line of script that shows an event on another page. */
const scriptFor = (urlHash: string): string =>
  `<script async src="${addressOfPage('/embed.js')}" data-event="${urlHash}"></script>`;

/** Puts it on the clipboard, and announces that. */
export const useCopyEmbed = (urlHash: string) => {
  const copy = useCopy();
  return (): void => void copy(scriptFor(urlHash), { title: embedText.copied, description: embedText.copiedHint });
};
