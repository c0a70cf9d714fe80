import { privateLink } from '@quorum/domain/privateLink';
import { Link2 } from 'lucide-react';
import { addressOfPage, paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useCopy } from '../../ui/feedback/useCopy.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { responseFormsText } from './responseFormsText.ts';

interface Props {
  urlHash: string;
  /** Of the response. */
  id: string;
  token: string;
}

/** For a visitor: the private link back to their response, as long as this browser has it. */
export const CopyMyLink = ({ urlHash, id, token }: Props) => {
  const copy = useCopy();
  const url = addressOfPage(privateLink(paths.event(urlHash), id, token));
  const done = { title: responseFormsText.linkCopied, description: responseFormsText.linkCopiedHint };
  return (
    <Row>
      <Button variant="outline" size="sm" onClick={() => void copy(url, done)}>
        <Link2 aria-hidden="true" />
        {responseFormsText.copyLink}
      </Button>
    </Row>
  );
};
