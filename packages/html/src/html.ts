const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is known to be safe: made here, or escaped here. */
export class Html {
  constructor(readonly markup: string) {}
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const markupOf = (value: string | Html | readonly Html[]): string => {
  if (typeof value === 'string') return escaped(value);
  return value instanceof Html ? value.markup : value.map(({ markup }) => markup).join('');
};

/** Markup from a template: every value is text and gets escaped, unless it came out of this very function. */
export const html = (parts: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html =>
  new Html(String.raw({ raw: parts }, ...values.map(markupOf)));
