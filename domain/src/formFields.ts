/** What a form sends, by the names of its fields. */
export type Fields = Readonly<Record<string, string>>;
