import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ResponsePane, Details, Frame, Panes } from './eventCardLayout.ts';

/** The shape of a card that is on its way. */
export const EventCardSkeleton = () => (
  <Frame as="div" aria-hidden="true">
    <Skeleton $width="5rem" $height="1.625rem" />
    <Panes>
      <Details>
        <Skeleton $width="70%" $height="1.75rem" />
        <Skeleton $width="85%" />
        <Skeleton $width="60%" />
        <Skeleton $width="45%" />
      </Details>
      <ResponsePane>
        <Skeleton $height="2.5rem" />
        <Skeleton $width="80%" />
        <Skeleton $width="65%" />
        <Skeleton $height="2.75rem" />
      </ResponsePane>
    </Panes>
  </Frame>
);
