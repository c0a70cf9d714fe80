/** What a form sends, by the names of its fields. */
export type Fields = Readonly<Record<string, string>>;

/** What a form carries along of what it was opened with. Where that is not ours, it is nothing: all that the form says is a change. */
export const openedIn = ({ opened = '{}' }: Fields): Record<string, unknown> => {
  try {
    return { ...(JSON.parse(opened) as object | null) };
  } catch {
    return {};
  }
};

/** What is otherwise than it was before. */
export const differing = <Said extends object>(now: Said, before: Readonly<Record<string, unknown>>): Partial<Said> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  ) as Partial<Said>;
