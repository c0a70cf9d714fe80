import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../lib/paths.ts';
import { backLook } from '../ui/button/backLook.ts';
import { Button } from '../ui/button/Button.tsx';
import { pagesText } from '../messages/pages/pagesText.generated.ts';

const Back = styled(Button)`
  ${backLook}
`;

/** From an event or the create form to the home page. */
export const BackButton = () => {
  const navigate = useNavigate();
  return (
    <Back variant="ghost" size="sm" onClick={() => void navigate(paths.home())}>
      <ArrowLeft aria-hidden="true" />
      {pagesText.back}
    </Back>
  );
};
