import { Part } from './Part.tsx';
import { Sentence } from './Sentence.tsx';
import { SNIPPETS } from './snippets.ts';
import { Snippets } from './Snippets.tsx';
import { developersCallingText } from '../../messages/developers/developersCallingText.generated.ts';

export const Lists = () => (
  <Part id="pages" title={developersCallingText.lists}>
    <p>
      <Sentence>{developersCallingText.listsText}</Sentence>
    </p>
    <Snippets snippets={SNIPPETS.pages} about={developersCallingText.lists} section="pages" />
  </Part>
);

export const Sync = () => (
  <Part id="sync" title={developersCallingText.sync}>
    <p>
      <Sentence>{developersCallingText.syncText}</Sentence>
    </p>
    <Snippets snippets={SNIPPETS.sync} about={developersCallingText.sync} section="sync" />
  </Part>
);

export const Errors = () => (
  <Part id="errors" title={developersCallingText.errors}>
    <p>
      <Sentence>{developersCallingText.errorsText}</Sentence>
    </p>
    <Snippets snippets={SNIPPETS.errors} about={developersCallingText.errors} section="errors" />
  </Part>
);

export const Imports = () => (
  <Part id="imports" title={developersCallingText.imports}>
    <p>
      <Sentence>{developersCallingText.importsText}</Sentence>
    </p>
    <Snippets snippets={SNIPPETS.importBatch} about={developersCallingText.imports} section="imports" />
    <p>
      <Sentence>{developersCallingText.importsOne}</Sentence>
    </p>
    <Snippets snippets={SNIPPETS.importOne} about={developersCallingText.imports} section="imports" />
  </Part>
);

export const Retries = () => (
  <Part id="retries" title={developersCallingText.retries}>
    <p>
      <Sentence>{developersCallingText.retriesText}</Sentence>
    </p>
    <Snippets snippets={SNIPPETS.retry} about={developersCallingText.retries} section="retries" />
    <p>
      <Sentence>{developersCallingText.retriesChanges}</Sentence>
    </p>
  </Part>
);
