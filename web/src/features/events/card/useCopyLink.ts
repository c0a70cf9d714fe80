import { addressOfPage, paths } from '../../../lib/paths.ts';
import { useCopy } from '../../../ui/feedback/useCopy.ts';
import { eventActionsText } from '../eventActionsText.ts';

/** Puts the address of an event's page on the clipboard, and says so. */
export const useCopyLink = () => {
  const copy = useCopy();
  return (urlHash: string): Promise<void> =>
    copy(addressOfPage(paths.event(urlHash)), {
      title: eventActionsText.linkCopied,
      description: eventActionsText.linkCopiedHint,
    });
};
