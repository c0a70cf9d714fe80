import type { EventDraftInput } from '@quorum/domain/event/draft';
import type { EventView } from '../../../src/doors/presenters/presentEvent.ts';
import { aDraft, aResponse, type Joined } from '../../support/builders.ts';
import { restDoor } from '../../support/doors.ts';
import type { Sheet } from './Sheet.ts';

/** One of each kind of reader, and what they say: in the order in which they respond, so that the last waits where few places are. */
const SAYINGS = {
  yes: {},
  'yes with guests': { guests: 2 },
  maybe: { likelihood: 0.5 },
  no: { likelihood: 0 },
  standby: { likelihood: 0, isStandby: true },
  'standby too': { likelihood: 0, isStandby: true },
  'if twelve are in': { minParticipants: 12 },
  last: { guests: 2 },
} as const;

export const DECIDES = '2026-05-05T09:00:00.000Z';

const succeed = <Answer extends { code: string }>(answer: Answer): Answer => {
  if (answer.code !== 'OK') throw new Error(answer.code);
  return answer;
};

/** An event, those who responded to it, and what may happen to it. */
export class Cast {
  readonly #responses = new Map<string, Joined>();
  readonly #door: ReturnType<typeof restDoor>;

  private constructor(
    readonly sheet: Sheet,
    readonly event: EventView,
    readonly organiser: string,
  ) {
    this.#door = restDoor(sheet.server);
  }

  /** @param organiser each sheet has its own, so that what they are told is in its language */
  static async gather(sheet: Sheet, organiser: string, changes: Partial<EventDraftInput> = {}): Promise<Cast> {
    const draft = aDraft({ capacity: 6, maxGuests: 2, participantThreshold: 4, decideAt: DECIDES, ...changes });
    const { result } = succeed(await restDoor(sheet.server).createEvent(draft, sheet.caller(organiser)));
    return new Cast(sheet, result as EventView, organiser);
  }

  async joins(name: string, says: object, as?: string): Promise<void> {
    const email = as === undefined ? this.sheet.addressOf(name.replaceAll(' ', '-')) : `${as}@example.com`;
    const response = await aResponse(this.sheet.server, this.event, { name, email, ...says }, this.sheet.caller(as));
    this.#responses.set(name, response);
  }

  /** All kinds of readers: also one who is known, the organiser, and two who share an address. */
  async allJoin(): Promise<void> {
    await this.joins('known', {}, `known-${this.sheet.language}`);
    await this.joins('organiser', {}, this.organiser);
    for (const [name, says] of Object.entries(SAYINGS)) {
      const isPossible = this.event.capacity === null || !('minParticipants' in says);
      if (isPossible) await this.joins(name, says);
    }
    await this.joins('shared', { likelihood: 0.3 });
    await this.joins('shared', { likelihood: 0 });
  }

  #target(name: string) {
    const response = this.#responses.get(name);
    if (!response) throw new Error(`${name} has not joined`);
    return { ...this.event, participantId: response.id, responseToken: response.responseToken };
  }

  async leaves(name: string): Promise<void> {
    succeed(await this.#door.removeResponse(this.#target(name)));
  }

  async says(name: string, input: object): Promise<void> {
    succeed(await this.#door.updateResponse(this.#target(name), input));
  }

  async decides(decision: string, reason?: string): Promise<void> {
    succeed(await this.#door.decideEvent(this.event, { decision, reason }, { as: this.organiser }));
  }

  async changes(input: object): Promise<void> {
    succeed(await this.#door.updateEvent(this.event, input, { as: this.organiser }));
  }

  async deletes(): Promise<void> {
    succeed(await this.#door.deleteEvent(this.event, { as: this.organiser }));
  }

  note(step: string): Promise<void> {
    return this.sheet.note(step, this.event, this.organiser);
  }
}
