import { BellRing, CalendarSearch, CodeXml, LogOut } from 'lucide-react';
import { Popover as Radix } from 'radix-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../lib/paths.ts';
import { Avatar } from '../../ui/picture/Avatar.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { popoverStyle } from '../../ui/menu/popoverStyle.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { useHasBeenTrue } from '../../ui/dialog/useHasBeenTrue.ts';
import { Muted } from '../../ui/text/Muted.tsx';
import { AccountActions } from '../account/AccountActions.tsx';
import { accountText } from '../../messages/people/accountText.generated.ts';
import { DeleteAccountDialog } from '../account/DeleteAccountDialog.tsx';
import type { SessionUser } from '../session/session.ts';
import { CalendarFeed } from '../calendar-feed/CalendarFeed.tsx';
import { FeedLinkDialog } from '../calendar-feed/FeedLinkDialog.tsx';
import { Follows } from '../follow/Follows.tsx';
import { FollowsDialog } from '../follow/lazyFollow.ts';
import { MenuLink } from './MenuLink.tsx';
import { OperatorLink } from './OperatorLink.tsx';
import { userMenuText } from '../../messages/people/userMenuText.generated.ts';
import { useSession } from '../session/useSession.ts';
import { YourEvents } from './YourEvents.tsx';

const Trigger = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.full};
  background: transparent;
  cursor: pointer;

  &:hover,
  &[data-state='open'] {
    background: ${({ theme }) => theme.color.sunken};
  }
`;

const Panel = styled(Radix.Content)`
  ${popoverStyle}
  display: grid;
  gap: ${({ theme }) => theme.space.md};
  width: min(22rem, 100vw - 24px);
  max-height: var(--radix-popover-content-available-height);
  padding: ${({ theme }) => theme.space.md};
`;

const Person = styled.div`
  min-width: 0;
  line-height: 1.35;
`;

const Name = styled.p`
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;

/** Line upon line, without space between them: each is tall enough to tap. */
const Entries = styled.div`
  display: grid;
`;

const nameOf = ({ displayName, email }: SessionUser) => displayName || email || userMenuText.account;

/** Who is signed in, what they created, and the way out (spec section 2). */
export const SignedInMenu = ({ user }: { user: SessionUser }) => {
  const { signOut } = useSession();
  const [open, setOpen] = useState(false);
  const [isSubscribing, setIsSubscribing] = useState(false);
  const [isFollowing, setIsFollowing] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const hasFollowed = useHasBeenTrue(isFollowing);
  const name = nameOf(user);
  const close = () => setOpen(false);
  // a dialog opens above everything else, so the menu closes
  const openDialog = (setIsOpen: (isOpen: boolean) => void) => () => {
    close();
    setIsOpen(true);
  };
  return (
    <>
      <Radix.Root open={open} onOpenChange={setOpen}>
        <Radix.Trigger asChild>
          <Trigger type="button" aria-label={userMenuText.menuOf({ name })}>
            <Avatar name={name} photoURL={user.photoURL} />
          </Trigger>
        </Radix.Trigger>
        <Radix.Portal>
          <Panel align="end" sideOffset={6} collisionPadding={12} aria-label={userMenuText.menu}>
            <Row gap="md">
              <Avatar name={name} photoURL={user.photoURL} />
              <Person>
                <Name>{name}</Name>
                <Muted>{user.email}</Muted>
              </Person>
            </Row>
            <YourEvents onOpenEvent={close} />
            <Entries>
              <MenuLink to={paths.me()} onClick={close}>
                <CalendarSearch aria-hidden="true" />
                {accountText.mine}
              </MenuLink>
              <CalendarFeed onOpen={openDialog(setIsSubscribing)} />
              <Follows onOpen={openDialog(setIsFollowing)} />
              <MenuLink to={paths.notifications()} onClick={close}>
                <BellRing aria-hidden="true" />
                {userMenuText.notifications}
              </MenuLink>
              <MenuLink to={paths.developerSettings()} onClick={close}>
                <CodeXml aria-hidden="true" />
                {userMenuText.developers}
              </MenuLink>
              <OperatorLink onOpen={close} />
              <AccountActions onDelete={openDialog(setIsDeleting)} />
            </Entries>
            <Button variant="outline" onClick={() => void signOut()}>
              <LogOut aria-hidden="true" />
              {userMenuText.logOut}
            </Button>
          </Panel>
        </Radix.Portal>
      </Radix.Root>
      <FeedLinkDialog open={isSubscribing} onOpenChange={setIsSubscribing} />
      {hasFollowed && <FollowsDialog open={isFollowing} onOpenChange={setIsFollowing} />}
      <DeleteAccountDialog open={isDeleting} onOpenChange={setIsDeleting} />
    </>
  );
};
