import { addressOfPage } from '../../lib/paths.ts';
import { useCopy } from '../../ui/feedback/useCopy.ts';
import { shareText } from '../../messages/events/shareText.generated.ts';
import type { Shared } from './Shared.ts';

/** Puts the address of a page, or all that a chat needs to know, on the clipboard, and says so. */
export const useCopyShared = ({ kind, path, title, lines }: Shared) => {
  const copy = useCopy();
  const url = addressOfPage(path);
  return {
    copyLink: (): void =>
      void copy(url, {
        title: shareText.linkCopied,
        description: kind === 'event' ? shareText.eventLinkCopied : shareText.pollLinkCopied,
      }),
    copyText: (): void =>
      void copy([title, ...lines(), url].join('\n'), {
        title: shareText.textCopied,
        description: shareText.textCopiedHint,
      }),
  };
};
