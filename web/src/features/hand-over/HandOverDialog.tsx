import { styled } from 'styled-components';
import { DialogPanel } from '../../ui/dialog/DialogPanel.tsx';
import { isInSeries } from '../series/seriesPlace.ts';
import { HandOverLink } from './HandOverLink.tsx';
import { handOverText } from './handOverText.ts';

const Hint = styled.span`
  display: block;
  margin-top: ${({ theme }) => theme.space.sm};
`;

export interface HandOverDialogProps {
  event: { urlHash: string } & Parameters<typeof isInSeries>[0];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Makes the link by which somebody else becomes the organiser. */
export const HandOverDialog = ({ event, open, onOpenChange }: HandOverDialogProps) => (
  <DialogPanel
    open={open}
    onOpenChange={onOpenChange}
    title={handOverText.title}
    description={
      <>
        <span>{handOverText.hint}</span>
        {isInSeries(event) && <Hint>{handOverText.seriesHint}</Hint>}
      </>
    }
  >
    <HandOverLink urlHash={event.urlHash} />
  </DialogPanel>
);
