import { type ComponentProps, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/button/Button.tsx';
import { GoogleMark } from './GoogleMark.tsx';
import { sessionText } from '../../messages/people/sessionText.generated.ts';
import { useSession } from './useSession.ts';

/** The mark keeps its colours on white in both schemes. */
const Mark = styled.span`
  display: inline-grid;
  place-items: center;
  padding: 0.1875rem;
  border-radius: ${({ theme }) => theme.radius.full};
  background: #fff;
`;

interface SignInButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> {
  /** Where to go once signed in; by default one stays. */
  redirectTo?: string;
}

export const SignInButton = ({ redirectTo, ...look }: SignInButtonProps) => {
  const { signIn, prepare } = useSession();
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    await signIn(redirectTo === undefined ? {} : { redirectTo });
    setBusy(false);
  };
  return (
    <Button {...look} busy={busy} onClick={() => void start()} onPointerEnter={prepare} onFocus={prepare}>
      {!busy && (
        <Mark>
          <GoogleMark />
        </Mark>
      )}
      {sessionText.signIn}
    </Button>
  );
};
