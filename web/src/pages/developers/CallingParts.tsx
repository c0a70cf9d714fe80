import { Part } from './Part.tsx';
import { Paragraph } from './Sentence.tsx';
import { SNIPPETS } from './snippets.ts';
import { Snippets } from './Snippets.tsx';
import { developersCallingText } from '../../messages/developers/developersCallingText.generated.ts';

export const Lists = () => (
  <Part id="pages" title={developersCallingText.lists}>
    <Paragraph>{developersCallingText.listsText}</Paragraph>
    <Snippets snippets={SNIPPETS.pages} about={developersCallingText.lists} section="pages" />
  </Part>
);

export const Sync = () => (
  <Part id="sync" title={developersCallingText.sync}>
    <Paragraph>{developersCallingText.syncText}</Paragraph>
    <Snippets snippets={SNIPPETS.sync} about={developersCallingText.sync} section="sync" />
  </Part>
);

export const Errors = () => (
  <Part id="errors" title={developersCallingText.errors}>
    <Paragraph>{developersCallingText.errorsText}</Paragraph>
    <Snippets snippets={SNIPPETS.errors} about={developersCallingText.errors} section="errors" />
  </Part>
);

export const Imports = () => (
  <Part id="imports" title={developersCallingText.imports}>
    <Paragraph>{developersCallingText.importsText}</Paragraph>
    <Snippets snippets={SNIPPETS.importBatch} about={developersCallingText.imports} section="imports" />
    <Paragraph>{developersCallingText.importsOne}</Paragraph>
    <Snippets snippets={SNIPPETS.importOne} about={developersCallingText.imports} section="imports" />
  </Part>
);

export const Retries = () => (
  <Part id="retries" title={developersCallingText.retries}>
    <Paragraph>{developersCallingText.retriesText}</Paragraph>
    <Snippets snippets={SNIPPETS.retry} about={developersCallingText.retries} section="retries" />
    <Paragraph>{developersCallingText.retriesChanges}</Paragraph>
  </Part>
);
