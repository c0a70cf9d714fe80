import { DEFAULT_LIKELIHOOD, JOIN_LIKELIHOOD } from '@quorum/domain/response/constants';
import { useState } from 'react';
import { formatPercent } from '../../../lib/formatNumber.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { DialogPanel } from '../../../ui/dialog/DialogPanel.tsx';
import { Slider } from '../../../ui/form/Slider.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { responseFormsText } from '../../responses/responseFormsText.ts';
import { pollsText } from '../pollsText.ts';

interface Props {
  /** The date, in words. */
  date: string;
  likelihood: number | undefined;
  onChoose: (likelihood: number) => void;
  onClose: () => void;
}

/** How sure one is to come on a date. */
export const LikelihoodDialog = ({ date, likelihood, onChoose, onClose }: Props) => {
  const [value, setValue] = useState(likelihood ?? DEFAULT_LIKELIHOOD);
  const choose = () => {
    onChoose(value);
    onClose();
  };
  return (
    <DialogPanel open onOpenChange={onClose} title={pollsText.howSure} description={date}>
      <Stack>
        <Slider
          {...JOIN_LIKELIHOOD}
          label={responseFormsText.likelihood}
          value={value}
          onValueChange={setValue}
          format={formatPercent}
        />
        <Button onClick={choose}>{pollsText.choose}</Button>
      </Stack>
    </DialogPanel>
  );
};
