import type { JobName, JobPayloads } from '../gateways/jobs/JobQueue.ts';
import type { Context } from '../use-cases/Context.ts';
import { continueSeries } from '../use-cases/events/continueSeries.ts';
import { forgetCancelled } from '../use-cases/events/forgetCancelled.ts';
import { refreshWeather } from '../use-cases/weather/refreshWeather.ts';

export type Tasks = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> };

/** What each job does: it opens a context of nobody's and calls a use-case. A new job does not compile without one. */
export const createTasks = (open: () => Context): Tasks => ({
  continueSeries: () => continueSeries(open()),
  forgetCancelled: () => forgetCancelled(open()),
  refreshWeather: () => refreshWeather(open()),
});

/** The same tasks, each telling that something may have changed once it is done. */
export const announcing = (tasks: Tasks, announce: () => void): Tasks =>
  Object.fromEntries(
    Object.entries<(payload: never) => Promise<void>>(tasks).map(([name, task]) => [
      name,
      (payload: never) => task(payload).finally(announce),
    ]),
  ) as Tasks;
