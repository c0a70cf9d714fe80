import { params } from '../../params.ts';

/** While the server cannot reach its data. */
export const outage = {
  since: params('From {time}. Answers cannot be taken at the moment.'),
} as const;
