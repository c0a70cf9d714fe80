import { CopyPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { mineText } from '../../messages/people/mineText.generated.ts';
import { useAgain } from './useAgain.ts';

interface Props {
  urlHash: string;
  variant: 'ghost' | 'outline';
  /** Left out where the page is about this event alone. */
  label?: string;
}

/** The way to a new event like this one. */
export const AgainButton = ({ urlHash, variant, label }: Props) => {
  const again = useAgain();
  const [isBusy, setIsBusy] = useState(false);
  const repeat = async () => {
    setIsBusy(true);
    await again(urlHash);
    setIsBusy(false);
  };
  return (
    <Button variant={variant} size="sm" busy={isBusy} aria-label={label} onClick={() => void repeat()}>
      <CopyPlus aria-hidden="true" />
      {mineText.again}
    </Button>
  );
};
