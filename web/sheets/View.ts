import type { Page } from '@playwright/test';

/** A page in one of its states. */
export interface View {
  path: string;
  /** Whether the organiser of the samples looks at it. */
  isSignedIn?: boolean;
  /** Opens what the picture shows on it. */
  act?: (page: Page) => Promise<void>;
  /** Takes back what that has changed for the next pictures. */
  after?: (page: Page) => Promise<void>;
  /** Whether it is shown to the end of the page, or what is on the screen alone. */
  isWhole?: boolean;
}
