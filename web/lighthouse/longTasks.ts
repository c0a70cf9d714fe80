import type { Browser, Page } from '@playwright/test';

/** What the browser notes of its work; times are in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of the thread alone: what it took without waiting for a core. */
  tdur?: number;
  args?: { name?: string };
}

export interface Task {
  /** Milliseconds of the main thread, without its waits for a core. */
  ms: number;
  /** The kinds of work in it that took longest, with their milliseconds. */
  parts: string[];
}

const CATEGORIES = ['toplevel', 'loading'];
/** With these each timer notes where it was set, for which the script is parsed again: tasks get longer. */
const WITH_PARTS = [...CATEGORIES, 'devtools.timeline'];
const MAIN_THREAD = 'CrRendererMain';
const SHOWN_PARTS = 6;

const inMs = (microseconds: number) => Math.round(microseconds / 1_000);

/** The time of each kind of work within `task`, without what is within that in turn. */
const partsOf = (task: TraceEvent, events: readonly TraceEvent[]): string[] => {
  const end = task.ts + (task.dur ?? 0);
  const own = new Map<string, number>();
  const open: TraceEvent[] = [];
  const add = ({ name }: TraceEvent, time: number) => own.set(name, (own.get(name) ?? 0) + time);
  for (const event of events) {
    if (event.ts < task.ts || event.ts >= end) continue;
    while (open.length > 0 && (open.at(-1)?.ts ?? 0) + (open.at(-1)?.dur ?? 0) <= event.ts) open.pop();
    add(event, event.tdur ?? 0);
    const around = open.at(-1);
    if (around) add(around, -(event.tdur ?? 0));
    open.push(event);
  }
  const longest = [...own].toSorted(([, one], [, other]) => other - one).slice(0, SHOWN_PARTS);
  return longest.map(([name, time]) => `${name} ${inMs(time)}`);
};

/** The tasks of the page's main thread during `work`, after the first paint where it loads the page; the longest first. */
export const longTasksDuring = async (
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
  withParts: boolean,
): Promise<Task[]> => {
  await browser.startTracing(page, { categories: withParts ? WITH_PARTS : CATEGORIES });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === MAIN_THREAD);
  const painted = traceEvents.find(({ name }) => name === 'firstContentfulPaint');
  const tasks = threads.flatMap(({ pid, tid }) => {
    const events = traceEvents
      .filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid && event.ts >= (painted?.ts ?? 0))
      .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
    const tops = events.filter(({ name }) => name === 'ThreadControllerImpl::RunTask' || name === 'RunTask');
    return tops.map((task) => ({ task, events }));
  });
  return tasks
    .filter(({ task }) => (task.tdur ?? 0) >= 50_000)
    .toSorted((one, other) => (other.task.tdur ?? 0) - (one.task.tdur ?? 0))
    .map(({ task, events }) => ({ ms: inMs(task.tdur ?? 0), parts: partsOf(task, events) }));
};
