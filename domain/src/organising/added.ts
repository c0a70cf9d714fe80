import { z } from 'zod';
import { MAX_GUESTS } from '../event/constants.ts';
import { because } from '../refusals/Reason.ts';
import { COMMENT_MAX, NAME_MAX } from '../response/constants.ts';
import { optionalText, requiredLine } from '../text.ts';

const guestsMessage = because('guests.outOfRange', { max: MAX_GUESTS });

/** Somebody whom an organiser adds, such as 'Grandma, 2 seats': a plain yes, with guests also where the event's form takes none. */
export const addedResponse = z.object(
  {
    name: requiredLine('name', NAME_MAX),
    guests: z
      .int(guestsMessage)
      .min(0, guestsMessage)
      .max(MAX_GUESTS, guestsMessage)
      .nullish()
      .transform((guests) => guests ?? 0),
    comment: optionalText('comment', COMMENT_MAX),
    attended: z
      .boolean(because('attendance.unreadable'))
      .nullish()
      .transform((attended) => attended ?? null)
      .describe('True for a person who came without having responded'),
  },
  because('response.unreadable'),
);
