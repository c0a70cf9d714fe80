/* Written by `npm run codegen` from messages. */
/** Every language but the source: each is fetched when it is wanted. */
export const TRANSLATIONS = {
  de: () => import('./de.generated.ts').then((module) => module.de),
};
