import { type ReactNode, useContext } from 'react';
import { type IStyleSheetContext, StyleSheetContext } from 'styled-components';
import { memoize } from '../lib/memoize.ts';

type Compile = IStyleSheetContext['stylis'];

/** All pages together have some hundred, each for one class. */
const KEPT_STYLES = 1_000;
const KEPT_CLASSES = 5;

/** The same compiler, which does once what it is asked for again. */
const keeping = memoize((compile: Compile): Compile => {
  const rulesOf = memoize(
    (css: string) =>
      memoize((target: string) => {
        const parts = JSON.parse(target) as (string | null)[];
        return compile(css, ...parts.map((part) => part ?? undefined));
      }, KEPT_CLASSES),
    KEPT_STYLES,
  );
  const compileOnce = (...[css, ...target]: Parameters<Compile>) => rulesOf(css)(JSON.stringify(target));
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
