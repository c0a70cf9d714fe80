/** What can be reported, and hidden by operators. */
export type Reportable = 'event' | 'poll';

/** How long the reason of a report may be. Beside the schema, so that the form does without zod. */
export const REASON_MAX = 500;
