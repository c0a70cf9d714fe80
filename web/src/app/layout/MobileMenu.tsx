import { Menu as MenuIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Menu } from '../../ui/menu/Menu.tsx';
import { appText } from '../../messages/appText.generated.ts';
import { navigation } from './navigation.ts';

const OnPhones = styled.div`
  display: none;

  ${({ theme }) => theme.media.phone} {
    display: block;
    margin-inline-end: -0.5rem;
  }
`;

/** The header's links, where there is no room for them. */
export const MobileMenu = () => (
  <OnPhones>
    <Menu
      label={appText.mainNavigation}
      trigger={<IconButton label={appText.menu} icon={<MenuIcon aria-hidden="true" />} />}
      items={navigation()}
    />
  </OnPhones>
);
