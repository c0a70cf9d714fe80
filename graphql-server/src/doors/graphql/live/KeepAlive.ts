import type { ServerResponse } from 'node:http';

/** A line that readers of Server-Sent Events skip. */
const COMMENT = ':\n\n';

/** Proxies close what is silent for a minute, and a reader who is gone without a word is found by writing alone. */
const EVERY_SECONDS = 25;

/**
 * What an idle stream is sent, so that nobody on the way closes it. One timer serves all of them: it writes each second to some of
 * those that have waited long enough, so that thousands cost little, and never all at once.
 */
export class KeepAlive {
  /** The second in which each was written to, in the order in which their turn comes. */
  readonly #streams = new Map<ServerResponse, number>();
  #timer: NodeJS.Timeout | undefined;
  #second = 0;

  add(stream: ServerResponse): void {
    // its reader may have left while the subscription was opened: it would never be closed again, and stay
    if (stream.destroyed || stream.closed) return;
    this.#streams.set(stream, this.#second);
    stream.once('close', () => this.#drop(stream));
    this.#timer ??= setInterval(() => this.#writeToSome(), 1_000);
  }

  #writeToSome(): void {
    this.#second++;
    let turns = Math.ceil(this.#streams.size / EVERY_SECONDS);
    for (const [stream, since] of this.#streams) {
      if (turns-- === 0 || this.#second - since < EVERY_SECONDS) break;
      // the last in the line now; it is not reached again in this round
      this.#streams.delete(stream);
      this.#streams.set(stream, this.#second);
      // one who has not taken what was sent before has enough to read
      if (!stream.writableNeedDrain && !stream.writableEnded) stream.write(COMMENT);
    }
  }

  #drop(stream: ServerResponse): void {
    this.#streams.delete(stream);
    if (this.#streams.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

/**
 * What a stream says, without the comments by which graphql-sse would keep each alive with a timer of its own; the first alone
 * stays: some browsers take the head of an answer only with something of its body.
 */
export async function* withoutComments(stream: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  let isFirst = true;
  for await (const text of stream) {
    if (isFirst || text !== COMMENT) yield text;
    isFirst = false;
  }
}
