import { anEvent, aResponse, type Joined } from '../support/builders.ts';
import { restDoor } from '../support/doors.ts';
import type { Caller, TestServer } from '../support/testServer.ts';

interface Past {
  urlHash: string;
  response: Joined;
}

/** With what the person said each time: yes three times, and four times 'maybe'. */
const LIKELIHOODS = [1, 1, 1, 0.5, 0.5, 0.5, 0.5];

/** Private events of Kim's that are over, at which somebody was expected. */
export class PastEvents {
  private constructor(
    private readonly server: TestServer,
    readonly all: readonly Past[],
  ) {}

  static async of(server: TestServer, person: Caller): Promise<PastEvents> {
    const all: Past[] = [];
    for (const likelihood of LIKELIHOODS) {
      const { urlHash } = await anEvent(
        server,
        { date: '2026-04-30T08:00:00Z', endTime: null, isPrivate: true },
        'kim',
      );
      all.push({ urlHash, response: await aResponse(server, { urlHash }, { name: 'Vera', likelihood }, person) });
    }
    return new PastEvents(server, all);
  }

  /** Kim notes of all of them whether that person came; null takes it back. */
  async mark(attended: boolean | null): Promise<void> {
    for (const { urlHash, response } of this.all) {
      const target = { urlHash, participantId: response.id };
      const { code, message } = await restDoor(this.server).markAttendance(target, attended, { as: 'kim' });
      if (code !== 'OK') throw new Error(message);
    }
  }
}
