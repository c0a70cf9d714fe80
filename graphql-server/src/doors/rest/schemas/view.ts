import { z } from 'zod';

/** An object, as REST shows it, by the name that it has in the OpenAPI document. */
export const view = <Shape extends z.ZodRawShape>(title: string, shape: Shape) => z.object(shape).meta({ title });

/** One of several words; likewise. */
export const choice = <const Word extends string>(title: string, words: readonly Word[]) =>
  z.enum(words).meta({ title });
