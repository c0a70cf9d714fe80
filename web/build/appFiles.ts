import type { Rolldown } from 'vite';

/** The page of the app, from which all else is reached. */
export const PAGE = 'index.html';

const filesBeside = ({ viteMetadata }: Rolldown.OutputChunk) => [
  ...(viteMetadata?.importedAssets ?? []),
  ...(viteMetadata?.importedCss ?? []),
];

/** Every file that the page may ever ask for, through whatever imports. */
export const appFiles = (
  bundle: Rolldown.OutputBundle,
  isLeftOut: (chunk: Rolldown.OutputChunk) => boolean = () => false,
): string[] => {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name) || isLeftOut(chunk)) return;
    files.add(name);
    for (const file of filesBeside(chunk)) files.add(file);
    for (const imported of [...chunk.imports, ...chunk.dynamicImports]) add(imported);
  };
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.isEntry && file.facadeModuleId?.endsWith(`/${PAGE}`)) add(file.fileName);
  }
  return [...files];
};
