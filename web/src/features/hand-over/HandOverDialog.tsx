import type { HandedOver } from '@quorum/domain/event/handOver';
import { styled } from 'styled-components';
import { DialogPanel } from '../../ui/dialog/DialogPanel.tsx';
import { textsOf } from './handedOver.ts';
import { HandOverLink } from './HandOverLink.tsx';
import { handOverText } from '../../messages/events/handOverText.generated.ts';
import type { OpenState } from '../../ui/dialog/OpenState.ts';

const Hint = styled.span`
  display: block;
  margin-top: ${({ theme }) => theme.space.sm};
`;

export interface HandOverDialogProps extends OpenState {
  what: HandedOver;
  urlHash: string;
  isSeries?: boolean;
}

/** Makes the link by which somebody else becomes the organiser. */
export const HandOverDialog = ({ what, urlHash, isSeries = false, ...state }: HandOverDialogProps) => (
  <DialogPanel
    {...state}
    title={textsOf(what).title}
    description={
      <>
        <span>{textsOf(what).hint}</span>
        {isSeries && <Hint>{handOverText.seriesHint}</Hint>}
      </>
    }
  >
    <HandOverLink what={what} urlHash={urlHash} />
  </DialogPanel>
);
