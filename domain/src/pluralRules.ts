const rules = new Map<string, Intl.PluralRules>();

/**
 * How a language counts. Cached, since making rules takes longer than using them a hundred times.
 * @param language one of ours, or a variant of one, never what a request contains: every language stays in the cache
 */
export const pluralRules = (language: string, type: Intl.PluralRuleType): Intl.PluralRules => {
  const key = `${language} ${type}`;
  const known = rules.get(key) ?? new Intl.PluralRules(language, { type });
  rules.set(key, known);
  return known;
};
