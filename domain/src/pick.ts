/** The properties of `source` that are named. */
export const pick = <Source extends object, Name extends keyof Source>(
  source: Source,
  names: readonly Name[],
): Pick<Source, Name> => {
  const picked: Partial<Source> = {};
  for (const name of names) picked[name] = source[name];
  return picked as Pick<Source, Name>;
};
