import { Link2 } from 'lucide-react';
import { addressOfPage } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useCopy } from '../../../ui/feedback/useCopy.ts';
import { responseFormsText } from '../../../messages/responses/responseFormsText.generated.ts';

/** For a visitor: copies the private link back to their response or votes. */
export const CopyMyLink = ({ path }: { path: string }) => {
  const copy = useCopy();
  const done = { title: responseFormsText.linkCopied, description: responseFormsText.linkCopiedHint };
  return (
    <Button variant="outline" size="sm" onClick={() => void copy(addressOfPage(path), done)}>
      <Link2 aria-hidden="true" />
      {responseFormsText.copyLink}
    </Button>
  );
};
