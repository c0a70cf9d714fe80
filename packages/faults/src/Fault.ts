import type { Scene } from './Scene.ts';

export interface Settings {
  /** How often a kill is played. */
  rounds: number;
  /** How long the soak lasts, in minutes; 0 leaves it out. */
  soak: number;
  /** How many subscribers are idle. */
  subscribers: number;
}

/** What was seen. `isMet` is null where it could not be played, and `figures` says why. */
export interface Outcome {
  isMet: boolean | null;
  figures: string;
}

/** One row of the table: something that goes wrong, and what must be seen then. */
export interface Fault {
  name: string;
  goal: string;
  play(scene: Scene, settings: Settings): Promise<Outcome>;
}
