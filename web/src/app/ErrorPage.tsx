import { CloudOff } from 'lucide-react';
import { paths } from '../lib/paths.ts';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';

/** The script of a page that a newer version of the product has replaced, or that the connection did not bring. */
const isMissingScript = (error: unknown) =>
  error instanceof Error && /dynamically imported module|module script/i.test(error.message);

export const ErrorPage = ({ error }: { error: unknown }) => (
  <>
    <title>Something went wrong · Quorum</title>
    <MessagePage
      icon={<CloudOff aria-hidden="true" />}
      title="Something went wrong"
      actions={
        <>
          <Button onClick={() => window.location.reload()}>Reload the page</Button>
          <LinkButton to={paths.home()} variant="outline">
            Back to Home
          </LinkButton>
        </>
      }
    >
      {isMissingScript(error)
        ? 'This page could not be fetched. You may be offline, or Quorum was just updated; reloading helps.'
        : 'This page ran into a problem of our making. Nothing you saved is lost.'}
    </MessagePage>
  </>
);
