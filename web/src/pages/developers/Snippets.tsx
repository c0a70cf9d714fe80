import { ClipboardCopy } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/button/Button.tsx';
import { useCopy } from '../../ui/feedback/useCopy.ts';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { Code } from './Code.tsx';
import { developersStartText } from '../../messages/developers/developersStartText.generated.ts';
import type { Snippet } from './snippets.ts';
import { EXAMPLE_ORIGIN, useOrigin } from './useOrigin.ts';

const Frame = styled.figure`
  position: relative;
  min-width: 0;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surface};
`;

const Bar = styled.figcaption`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${({ theme }) => theme.touch};
  padding-inline-start: ${({ theme }) => theme.space.md};
  border-bottom: 1px solid ${({ theme }) => theme.color.border};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

/** It scrolls inside itself, so that the page does not. */
const Pre = styled.pre`
  overflow-x: auto;
  margin: 0;
  padding: ${({ theme }) => theme.space.md};
  border-radius: ${({ theme }) => `0 0 ${theme.radius.md} ${theme.radius.md}`};
  font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  font-size: ${({ theme }) => theme.font.size.sm};
  line-height: 1.6;
  tab-size: 2;
  direction: ltr;

  code {
    font: inherit;
  }
`;

/** Names of languages do not break; on a phone they take a second line. */
const Choice = styled.div`
  [role='tablist'] {
    flex-wrap: wrap;
  }

  [role='tab'] {
    padding-inline: 0.625rem;
    white-space: nowrap;
  }

  [role='tabpanel'] {
    padding-top: ${({ theme }) => theme.space.sm};
  }
`;

const One = ({ snippet: { name, code, comment }, about }: { snippet: Snippet; about: string }) => {
  const copy = useCopy();
  const filled = code.trimEnd().replaceAll(EXAMPLE_ORIGIN, useOrigin());
  const done = { title: developersStartText.copied, description: developersStartText.copiedWhat };
  return (
    <Frame>
      <Bar>
        {name}
        <Button variant="ghost" size="sm" onClick={() => void copy(filled, done)}>
          <ClipboardCopy aria-hidden="true" />
          {developersStartText.copy}
        </Button>
      </Bar>
      <Pre role="region" aria-label={`${about}: ${name}`} tabIndex={0} lang="en" data-carousel>
        <Code code={filled} comment={comment} />
      </Pre>
    </Frame>
  );
};

interface Props {
  snippets: readonly [Snippet, ...Snippet[]];
  /** What they do. */
  about: string;
  /** The part of the page in which they stand. */
  section: string;
}

/** The same in one language or in several, of which one is shown. */
export const Snippets = ({ snippets, about, section }: Props) => {
  const [chosen, setChosen] = useState(snippets[0].name);
  if (snippets.length === 1) return <One snippet={snippets[0]} about={about} />;
  return (
    <Choice>
      <Tabs
        value={chosen}
        onValueChange={setChosen}
        label={`${about}: ${developersStartText.choose}`}
        tabs={snippets.map((snippet) => ({
          value: snippet.name,
          label: snippet.name,
          href: `#${section}`,
          content: <One snippet={snippet} about={about} />,
        }))}
      />
    </Choice>
  );
};
