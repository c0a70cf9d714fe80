import { CalendarRange } from 'lucide-react';
import { styled } from 'styled-components';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { regularsText } from '../../messages/series/regularsText.generated.ts';

const Quiet = styled(LinkButton)`
  color: ${({ theme }) => theme.color.textMuted};
`;

/** From a date to the page of its series, as long as that goes on. */
export const SeriesPageLink = ({ event: { seriesHash } }: { event: { seriesHash: string | null } }) =>
  seriesHash && (
    <Quiet to={paths.series(seriesHash)} variant="ghost" size="sm">
      <CalendarRange aria-hidden="true" />
      {regularsText.page}
    </Quiet>
  );
