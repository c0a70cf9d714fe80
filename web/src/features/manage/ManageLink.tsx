import { ClipboardList } from 'lucide-react';
import { styled } from 'styled-components';
import { paths } from '../../lib/paths.ts';
import { buttonStyle, type ButtonLook } from '../../ui/button/buttonStyle.ts';
import { atEventText } from '../../messages/organising/atEventText.generated.ts';

const Link = styled.a<ButtonLook>`
  ${buttonStyle}
`;

/**
 * For organisers: the way to all that they do about those who come. The page is loaded whole: a document keeps the permissions
 * that it came with, and that one alone may use the camera.
 */
export const ManageLink = ({ urlHash }: { urlHash: string }) => (
  <Link href={paths.manage(urlHash)} $variant="ghost" $size="sm">
    <ClipboardList aria-hidden="true" size={18} />
    {atEventText.manage}
  </Link>
);
