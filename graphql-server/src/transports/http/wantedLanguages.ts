/** A header may hold anything: that many languages of it are looked at. */
const LANGUAGES_MAX = 10;

const weightOf = (parameters: readonly string[]): number => {
  const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/i.exec(parameter)?.[1]).find(Boolean);
  return weight === undefined ? 1 : Number(weight);
};

/** The languages of an `Accept-Language` header, the most wanted first. */
export const wantedLanguages = (header = ''): string[] =>
  header
    .split(',', LANGUAGES_MAX)
    .map((part) => {
      const [name = '', ...parameters] = part.split(';');
      return { name: name.trim(), weight: weightOf(parameters) };
    })
    .filter(({ name, weight }) => name !== '' && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ name }) => name);
