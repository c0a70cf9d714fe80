import { LRUCache } from 'lru-cache';
import type { Picture } from '@quorum/domain/page/Picture';
import { PicturesUnavailable, type Draw } from './Draw.ts';

/** Some three hundred pictures. */
const MAX_BYTES = 16 * 1024 * 1024;
/** A picture takes 10 ms of a core, and the threads are those of compression too. */
const MAX_AT_ONCE = 2;
/** Requests that come later would wait for too long. */
const MAX_WAITING = 50;

interface Options {
  draw: Draw;
  /** Hears of each failure but that nothing can be drawn at all: of that once. */
  onFault: (error: unknown) => void;
  maxBytes?: number;
}

export interface DrawnPictures {
  /** The picture with this digest of what it shows; null where it cannot be drawn now. */
  read(digest: string, picture: Picture): Promise<Buffer | null>;
}

/** Runs a few of its tasks at once; others wait, up to a number. */
const createQueue = () => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    get isFull() {
      return running >= MAX_AT_ONCE && waiting.length >= MAX_WAITING;
    },
    async run<Result>(task: () => Promise<Result>): Promise<Result> {
      if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
      else running++;
      try {
        return await task();
      } finally {
        // its turn goes to the one that has waited longest
        const next = waiting.shift();
        if (next) next();
        else running--;
      }
    },
  };
};

/** Draws each picture once, and remembers the last ones. */
export const createDrawnPictures = ({ draw, onFault, maxBytes = MAX_BYTES }: Options): DrawnPictures => {
  const drawn = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length });
  const underWay = new Map<string, Promise<Buffer | null>>();
  const queue = createQueue();
  let isUnavailable = false;

  const drawOnce = async (digest: string, picture: Picture): Promise<Buffer | null> => {
    try {
      const png = await queue.run(() => draw(picture));
      drawn.set(digest, png);
      return png;
    } catch (error) {
      if (!isUnavailable) onFault(error);
      isUnavailable ||= error instanceof PicturesUnavailable;
      return null;
    } finally {
      underWay.delete(digest);
    }
  };

  return {
    async read(digest, picture) {
      const known = drawn.get(digest) ?? underWay.get(digest);
      if (known) return known;
      if (isUnavailable || queue.isFull) return null;
      const drawing = drawOnce(digest, picture);
      underWay.set(digest, drawing);
      return drawing;
    },
  };
};
