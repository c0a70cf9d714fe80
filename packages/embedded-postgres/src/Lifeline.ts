import { execFile } from 'node:child_process';
import { closeSync, constants, existsSync, openSync, readSync } from 'node:fs';
import { promisify } from 'node:util';
import { attempt, type DataFolder } from './dataFolder.ts';

/**
 * A named pipe that every process of ours holds open for writing, and PostgreSQL's guard for reading. Nothing is
 * ever written. The system closes our end however we die, and the guard's read ends when the last of us is gone.
 */
export class Lifeline {
  private constructor(
    private readonly place: string,
    private readonly held: number,
  ) {}

  static async hold({ root, lifeline: place }: DataFolder): Promise<Lifeline> {
    // fails when another process was quicker, which is as good
    if (!existsSync(place)) await promisify(execFile)('mkfifo', ['-m', '600', place]).catch(() => undefined);
    // read and write at once, since write alone would wait for the guard
    return new Lifeline(
      place,
      attempt(root, () => openSync(place, constants.O_RDWR)),
    );
  }

  /** An end for a guard to read from; the caller closes its own copy. */
  reader(): number {
    return openSync(this.place, constants.O_RDONLY);
  }

  /** Lets go; true when nobody else holds it, so that PostgreSQL ends now. */
  release(): boolean {
    const reader = openSync(this.place, constants.O_RDONLY | constants.O_NONBLOCK);
    closeSync(this.held);
    try {
      return readSync(reader, Buffer.alloc(1)) === 0;
    } catch {
      return false; // EAGAIN: there are writers
    } finally {
      closeSync(reader);
    }
  }
}
