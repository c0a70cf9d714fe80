import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../gateways/clock.ts';
import type { Change, LiveChanges, LiveStream } from '../../../gateways/LiveChanges.ts';
import type { LinkOrigin } from '../../../http/hosts/linkOrigin.ts';
import type { Context } from '../../../use-cases/Context.ts';
import type { LiveContext } from './LiveContext.ts';

/** A reader who takes nothing for so long is let go. */
const PATIENCE_MS = 30_000;

interface Options {
  openContext(request: FastifyRequest): Promise<Context>;
  linkOrigin: LinkOrigin;
  live: LiveChanges;
  clock: Clock;
}

/** The context of one subscription, for as long as its connection lasts. */
export const openLiveContext = (
  request: FastifyRequest,
  { raw }: FastifyReply,
  { openContext, linkOrigin, live, clock }: Options,
): LiveContext => {
  let opened: Promise<Context> | undefined;
  let stream: LiveStream | undefined;
  let waitsSince: number | undefined;

  const isReady = () => {
    if (!raw.writableNeedDrain) {
      waitsSince = undefined;
      return true;
    }
    waitsSince ??= clock.monotonic();
    if (clock.monotonic() - waitsSince > PATIENCE_MS) raw.destroy();
    return false;
  };

  async function* follow(
    following: LiveStream,
    takesPart: () => Promise<boolean>,
  ): AsyncGenerator<Change, void, undefined> {
    for await (const change of following.changes(isReady)) {
      await live.startReading();
      try {
        opened = undefined;
        if (!change.isForSome || (await takesPart())) yield change;
      } finally {
        // the next change is asked for once this one is read
        live.doneReading();
      }
    }
  }

  raw.once('close', () => stream?.end());
  return {
    open: () => (opened ??= openContext(request)),
    origin: linkOrigin(request),
    keepVisitorToken: () => undefined, // nothing is written by a subscription
    watch(matches, first, takesPart = () => Promise.resolve(false)) {
      stream = live.open(matches);
      stream.tell(first);
      if (raw.destroyed) stream.end();
      return follow(stream, takesPart);
    },
    end: () => stream?.end(),
  };
};
