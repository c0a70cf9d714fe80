import type { PollEntity } from '../../persistence/entities/PollEntity.ts';

/** What decides whether a poll, which is loaded with its dates, takes votes. */
export const votingOf = ({ status, closesAt, options }: PollEntity) => ({
  status,
  closesAt,
  options: options.getItems(),
});
