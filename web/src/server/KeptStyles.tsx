import { type ReactNode, useContext } from 'react';
import { type IStyleSheetContext, StyleSheetContext } from 'styled-components';
import { memoize } from '../lib/memoize.ts';

type Compile = IStyleSheetContext['stylis'];

/** All pages together have some hundred. */
const KEPT_RULES = 1_000;

/** The same compiler, which does once what it is asked for again. */
const keeping = memoize((compile: Compile): Compile => {
  const rulesOf = memoize((key: string) => {
    const [css, ...rest] = JSON.parse(key) as [string, ...(string | null)[]];
    return compile(css, ...rest.map((part) => part ?? undefined));
  }, KEPT_RULES);
  const compileOnce = (...source: Parameters<Compile>) => rulesOf(JSON.stringify(source));
  return Object.assign(compileOnce, { hash: compile.hash });
}, 1);

/**
 * Keeps the rules that styles are compiled to. A page has a style sheet of its own, for which all of its styles would be
 * compiled once more: a tenth of the time that it takes to render. To take it out, delete its line in renderMarkup.tsx.
 */
export const KeptStyles = ({ children }: { children: ReactNode }) => {
  const context = useContext(StyleSheetContext);
  return <StyleSheetContext value={{ ...context, stylis: keeping(context.stylis) }}>{children}</StyleSheetContext>;
};
