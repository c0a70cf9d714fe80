import type { Seats, SeatState } from './seats.ts';

const CHARACTERS: Record<SeatState, string> = { going: '●', maybe: '◐', partly: '◔', open: '○' };
/** Smaller, as in the picture. */
const BEYOND = '•';

/** The picture of an event's seats in characters, such as `●●●◐○○`; empty where it needs more than a picture can show. */
export const seatText = ({ dots, beyond }: Pick<Seats, 'dots' | 'beyond'>): string =>
  dots.map((state) => CHARACTERS[state]).join('') + BEYOND.repeat(beyond);
