import { ArrowLeft } from 'lucide-react';
import { styled } from 'styled-components';
import { paths } from '../lib/paths.ts';
import { LinkButton } from '../ui/button/LinkButton.tsx';
import { pagesText } from '../messages/pages/pagesText.generated.ts';

/** In line with the text below it. */
const Back = styled(LinkButton)`
  margin-inline-start: max(-0.875rem, -14px);

  &:dir(rtl) > svg {
    transform: scaleX(-1);
  }
`;

export const BackToHome = () => (
  <Back to={paths.home()} variant="ghost" size="sm">
    <ArrowLeft aria-hidden="true" />
    {pagesText.backHome}
  </Back>
);
