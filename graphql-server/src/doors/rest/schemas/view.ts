import { z } from 'zod';

/** A moment, as it is shown. */
export const instant = z.iso.datetime({ offset: true });

/** An object, as REST shows it, by the name that it has in the OpenAPI document. */
export const view = <Shape extends z.ZodRawShape>(title: string, shape: Shape) => z.object(shape).meta({ title });

/** One of several words; likewise. */
export const choice = <const Word extends string>(title: string, words: readonly Word[]) =>
  z.enum(words).meta({ title });
