import { DomainError } from '@quorum/domain/errors';

const RETRY_AFTER_SECONDS = 1;

/** What is said while it is away. */
export const away = (cause?: unknown): DomainError =>
  new DomainError('UNAVAILABLE', 'server.noDatabase', { retryAfter: RETRY_AFTER_SECONDS, cause });

/** Whether a refusal says that. */
export const isSaidToBeAway = (error: unknown): boolean => error instanceof DomainError && error.code === 'UNAVAILABLE';

/** Whether the database gives and takes anything: its primary, where there are several. */
export class Primary {
  #isAway = false;
  readonly #waiting = new Set<() => void>();
  readonly #onLoss: (() => void)[] = [];
  readonly #onReturn: (() => void)[] = [];

  get isAway(): boolean {
    return this.#isAway;
  }

  lost(): void {
    if (this.#isAway) return;
    this.#isAway = true;
    for (const giveUp of this.#waiting) giveUp();
    for (const listener of this.#onLoss) listener();
  }

  returned(): void {
    if (!this.#isAway) return;
    this.#isAway = false;
    for (const listener of this.#onReturn) listener();
  }

  /** Called as soon as it is away. */
  onLoss(listener: () => void): void {
    this.#onLoss.push(listener);
  }

  /** Called once it is back, which may be another one. */
  onReturn(listener: () => void): void {
    this.#onReturn.push(listener);
  }

  /**
   * What `work` comes to, which may wait for a connection on which nobody answers any more.
   * @throws DomainError `UNAVAILABLE` as soon as it is lost
   */
  orLost<Result>(work: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const giveUp = () => reject(away());
      this.#waiting.add(giveUp);
      work.then(resolve, reject).finally(() => this.#waiting.delete(giveUp));
    });
  }
}
