/** A mail as its reader gets it, without what is the same in all of them. */
export interface ReadMail {
  notice: string;
  /** What it is about is like that. */
  scene: string;
  reader: string;
  subject: string;
  /** Its heading, its paragraphs in a line each, its buttons in brackets, and why it comes. */
  lines: readonly string[];
  calendar: string | null;
  /** Where its buttons lead. */
  links: readonly string[];
  /** What a device of the same reader is sent; null where none is. */
  device: string | null;
}

const BUTTON = /^(.+):\n(https:\S+)$/;
const FOOTER = '\n\n-- \n';

const placeOf = (url: string) => {
  const { pathname, hash } = new URL(url);
  return `/${pathname.split('/')[1] ?? ''}${hash.replace(/=.*/, '')}`;
};

const unwrapped = (text: string) => text.replaceAll(/\s*\n +/g, ' ').replaceAll(/ {2,}/g, ' ');

const linesOfParagraph = (paragraph: string): string[] => {
  const [, label, url = ''] = BUTTON.exec(paragraph) ?? [];
  if (label !== undefined) return [`[${label}: ${placeOf(url)}]`];
  // a list, or facts, has lines of its own
  if (/^(- |\S+: )/.test(paragraph)) return unwrapped(paragraph).split('\n');
  return [paragraph.replaceAll('\n', ' ')];
};

/** What, when, where and by whom is the same in each mail, but where it is the news. */
const withoutFacts = (paragraph: string): string =>
  /^(What|Was): /.test(paragraph)
    ? `(${[...paragraph.matchAll(/^(\S+): /gm)].map(([, label]) => label).join(', ')})`
    : paragraph;

export const partsOf = (notice: string, text: string): Pick<ReadMail, 'lines' | 'links'> => {
  const [body = '', footer = ''] = text.trimEnd().split(FOOTER);
  const paragraphs = body.split('\n\n');
  const [, ...reason] = footer.split('\n');
  const unsubscribe = reason.pop() ?? '';
  const choices = reason.findIndex((line) => /^(Notifications|Benachrichtigungen): https:/.test(line));
  if (choices !== -1) reason.splice(choices, 1);
  return {
    lines: [
      ...paragraphs.flatMap((one) => linesOfParagraph(notice === 'changed' ? one : withoutFacts(one))),
      `-- ${reason.join(' ')} ${unsubscribe.replace(/https:\S+/, placeOf)}`,
    ],
    links: paragraphs.flatMap((one) => BUTTON.exec(one)?.[2] ?? []),
  };
};

const grouped = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

const distinct = (values: readonly string[]) => [...new Set(values)].join('; ');

/** The mails of a notice, each text once, with all to whom it goes and when. */
export const sheetOf = (mails: readonly ReadMail[]): string =>
  [...grouped(mails, ({ subject, lines }) => [subject, ...lines].join('\n'))]
    .map(([text, same]) => {
      const byScene = [...grouped(same, ({ scene }) => scene)].map(
        ([scene, of]) => [scene, distinct(of.map(({ reader }) => reader))] as const,
      );
      const byReaders = [...grouped(byScene, ([, readers]) => readers)];
      const heads = byReaders.map(([readers, of]) => `### ${readers} (${distinct(of.map(([scene]) => scene))})`);
      return `${heads.join('\n')}\n${text}\n`;
    })
    .join('\n');
