import { params } from '../../params.ts';

/** While the server cannot reach its data. */
export const outage = {
  since: params('From {time}. Answers cannot be taken at the moment.'),
  waiting: 'Nothing can be saved at the moment. It is sent as soon as it can; please leave this open.',
} as const;
