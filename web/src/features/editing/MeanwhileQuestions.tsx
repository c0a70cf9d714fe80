import { GitMerge } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/button/Button.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { meanwhileText } from '../../messages/events/meanwhileText.generated.ts';
import type { Clash, Question } from './Question.ts';

/** As much of a long text as one knows it by. */
const SHOWN_MAX = 80;

const Box = styled(Stack)`
  padding: ${({ theme }) => theme.space.md};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.warningSoft};
  color: ${({ theme }) => theme.color.onWarningSoft};

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Title = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;

const Words = styled.p`
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
`;

const Choice = styled(Button)`
  max-inline-size: 100%;
  white-space: normal;
  overflow-wrap: anywhere;
`;

const short = (text: string): string => {
  const characters = Array.from(text.replaceAll(/\s+/g, ' '));
  return characters.length <= SHOWN_MAX ? characters.join('') : `${characters.slice(0, SHOWN_MAX).join('')}…`;
};

const wordsOf = ({ label, theirs, isRemoval }: Clash): string => {
  if (theirs !== '') return meanwhileText.question({ field: label, theirs: short(theirs) });
  return isRemoval ? meanwhileText.removed({ field: label }) : meanwhileText.emptied({ field: label });
};

const mineOf = ({ mine, isRemoval }: Clash): string => {
  if (mine !== '') return meanwhileText.useMine({ mine: short(mine) });
  return isRemoval ? meanwhileText.removeMine : meanwhileText.useMineEmpty;
};

interface Props<Values> {
  questions: readonly Question<Values>[];
  isBusy: boolean;
  onAnswer: (question: Question<Values>, isTheirs: boolean) => void;
}

/** Asks of each thing that was changed here and elsewhere which of the two it should be. */
export const MeanwhileQuestions = <Values,>({ questions, isBusy, onAnswer }: Props<Values>) => {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const [first] = questions;
  // at the beginning, and after an answer: the button that was pressed is gone
  useEffect(() => {
    if (first) box.current?.focus();
  }, [first]);
  if (!first) return null;
  return (
    <Box ref={box} role="alert" tabIndex={-1} aria-label={meanwhileText.title}>
      <Title>
        <GitMerge aria-hidden="true" size={20} />
        {meanwhileText.title}
      </Title>
      {questions.map((question, index) => {
        const words = `${id}-${index}`;
        const button = { variant: 'outline', disabled: isBusy, 'aria-describedby': words } as const;
        return (
          <Stack key={question.name} gap="xs">
            <Words id={words}>{wordsOf(question)}</Words>
            <Row wrap>
              <Choice {...button} onClick={() => onAnswer(question, true)}>
                {meanwhileText.keep}
              </Choice>
              <Choice {...button} onClick={() => onAnswer(question, false)}>
                {mineOf(question)}
              </Choice>
            </Row>
          </Stack>
        );
      })}
      <p>{meanwhileText.restsTaken}</p>
    </Box>
  );
};
