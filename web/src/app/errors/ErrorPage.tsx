import { CloudOff } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button/Button.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { MessagePage } from '../../ui/feedback/MessagePage.tsx';
import { appText } from '../../messages/appText.generated.ts';

/** The script of a page that a newer version of the product has replaced, or that the connection did not bring. */
const isMissingScript = (error: unknown) =>
  error instanceof Error && /dynamically imported module|module script/i.test(error.message);

export const ErrorPage = ({ error }: { error: unknown }) => (
  <>
    <title>{`${appText.somethingWrong} · Quorum`}</title>
    <MessagePage
      icon={<CloudOff aria-hidden="true" />}
      title={appText.somethingWrong}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>{appText.reload}</Button>
          <LinkButton to={paths.home()} variant="outline">
            {appText.backHome}
          </LinkButton>
        </>
      }
    >
      {isMissingScript(error) ? appText.missingScript : appText.ourProblem}
    </MessagePage>
  </>
);
