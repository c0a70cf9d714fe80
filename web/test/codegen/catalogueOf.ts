import { partOf } from '../../codegen/messages/readPart.ts';
import { compilePart, type Catalogue } from '../../codegen/messages/readCatalogue.ts';

/** A catalogue of one file, and what is wrong with its messages by themselves. */
export const catalogueOf = (language: string, content: Record<string, unknown>, name = 'polls/polls') => {
  const problems: string[] = [];
  const source = JSON.stringify({ '@@locale': language, '@@context': 'A poll.', ...content }, null, 2);
  const part = compilePart(partOf(`messages/${language}/${name}.arb`, source), problems);
  const catalogue: Catalogue = { language, parts: new Map([[name, part]]) };
  return { catalogue, problems };
};
