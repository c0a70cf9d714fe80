import { styled } from 'styled-components';
import { lazyComponent } from '../../lib/lazy.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SignInButton } from '../session/SignInButton.tsx';
import { useSession } from '../session/useSession.ts';

const SignedInMenu = lazyComponent(async () => (await import('./SignedInMenu.tsx')).SignedInMenu);

/** On one line in every language, beside the logo of a phone; with large letters on a line of its own. */
const SignIn = styled(SignInButton)`
  white-space: nowrap;

  ${({ theme }) => theme.media.phone} {
    padding-inline: 0.625rem;
  }

  @container (max-width: 18rem) {
    order: 1;
    flex: 1 0 100%;
    white-space: normal;
  }
`;

const Unknown = () => <Skeleton $width="2.25rem" $height="2.25rem" />;

/** 'Sign in with Google', or the menu of the signed-in person (spec section 2). */
export const UserMenu = () => {
  const { status, user } = useSession();
  if (status === 'loading') return <Unknown />;
  return user ? <SignedInMenu user={user} fallback={<Unknown />} /> : <SignIn variant="outline" size="sm" />;
};
