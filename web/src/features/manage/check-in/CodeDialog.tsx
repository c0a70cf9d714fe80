import { spokenCode } from '@quorum/domain/organising/checkIn';
import encodeQR from 'qr';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { DialogPanel } from '../../../ui/dialog/DialogPanel.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { atEventText } from '../../../messages/organising/atEventText.generated.ts';
import type { OpenState } from '../../../ui/dialog/OpenState.ts';

/** Dark on light in any scheme: cameras want it so. */
const Picture = styled.svg`
  inline-size: min(100%, 20rem);
  margin-inline: auto;
  background: #fff;
  fill: #000;
  forced-color-adjust: none;
`;

const Letters = styled.p`
  font-size: ${({ theme }) => theme.font.size.xl};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.05em;
  text-align: center;
`;

interface Props extends OpenState {
  code: string;
}

/** One's own code, to be held before the organiser's camera. */
export const CodeDialog = ({ code, ...state }: Props) => {
  const rows = useMemo(() => encodeQR(code, 'raw', { ecc: 'medium', border: 4 }), [code]);
  const letters = spokenCode(code);
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <DialogPanel {...state} title={atEventText.myCode} description={atEventText.showAtDoor}>
      <Stack>
        <Picture
          role="img"
          aria-label={atEventText.codeOf({ code: letters })}
          viewBox={`0 0 ${rows.length} ${rows.length}`}
          shapeRendering="crispEdges"
        >
          <path d={path} />
        </Picture>
        <Letters>{letters}</Letters>
      </Stack>
    </DialogPanel>
  );
};
