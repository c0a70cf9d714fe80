import { setFlagsFromString } from 'node:v8';

/** What V8 multiplies the young generation by when much of it outlives a collection; read anew at each. */
const setGrowth = (factor: number): void => setFlagsFromString(`--semi-space-growth-factor=${factor}`);

/**
 * Keeps the young generation of the heap as small as it begins. While modules load nearly everything stays, for which V8
 * would make it 64 MB large, and leave it so.
 */
export const holdYoungGeneration = (): void => setGrowth(1);

/** Lets it grow by what requests need. */
export const letYoungGenerationGrow = (): void => setGrowth(2);
