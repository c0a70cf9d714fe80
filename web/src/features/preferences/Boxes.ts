import type { NoticeKind, Way } from '@quorum/domain/notifications/kinds';
import type { RemindBefore } from '@quorum/domain/notifications/reminders';
import type { ComponentProps } from 'react';

/** What ties a box to its form. */
type Box = Omit<ComponentProps<'input'>, 'type' | 'aria-label'>;

/** The same of all boxes of how one is told. */
export interface Boxes {
  way: (kind: NoticeKind, way: Way) => Box;
  all: Box;
  remind: (before: RemindBefore) => Box;
}
