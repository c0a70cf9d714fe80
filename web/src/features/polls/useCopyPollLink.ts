import { Link2 } from 'lucide-react';
import { addressOfPage, paths } from '../../lib/paths.ts';
import { useCopy } from '../../ui/feedback/useCopy.ts';
import { eventActionsText } from '../events/eventActionsText.ts';

/** Puts the address of a poll's page on the clipboard, and says so. */
export const useCopyPollLink = (urlHash: string) => {
  const copy = useCopy();
  return {
    Icon: Link2,
    copy: () =>
      void copy(addressOfPage(paths.poll(urlHash)), {
        title: eventActionsText.linkCopied,
        description: eventActionsText.linkCopiedHint,
      }),
  };
};
