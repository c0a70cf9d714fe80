import { useAnswersQuery } from '../../generated/later.generated.ts';
import { DialogPanel } from '../../ui/dialog/DialogPanel.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Muted } from '../../ui/text/Muted.tsx';
import { answerInWords } from './answerInWords.ts';
import { questionsText } from '../../messages/organising/questionsText.generated.ts';
import { FOR_ONESELF } from '../../lib/api/forOneself.ts';
import type { OpenState } from '../../ui/dialog/OpenState.ts';

interface Asking {
  urlHash: string;
  title: string;
  questions: readonly { id: string; text: string; kind: 'TEXT' | 'CHOICE' | 'YES_NO' }[];
}

interface Props extends OpenState {
  event: Asking;
}

/** What people answered, by question. */
export const AnswersDialog = ({ event, open, onOpenChange }: Props) => {
  const { data } = useAnswersQuery({
    variables: { urlHash: event.urlHash },
    skip: !open,
    ...FOR_ONESELF,
  });
  const participants = data?.event?.participants ?? [];
  return (
    <DialogPanel open={open} onOpenChange={onOpenChange} title={questionsText.answers} description={event.title}>
      <Stack gap="lg">
        {event.questions.map((question) => {
          const said = participants.flatMap(({ id, name, answers }) => {
            const answer = answers?.find(({ questionId }) => questionId === question.id);
            return answer ? [{ id, name, text: answerInWords(question.kind, answer.text) }] : [];
          });
          return (
            <section key={question.id}>
              <h3>{question.text}</h3>
              {data && said.length === 0 && <Muted>{questionsText.nobody}</Muted>}
              <ul>
                {said.map(({ id, name, text }) => (
                  <li key={id}>
                    <bdi>{name}</bdi>: <bdi>{text}</bdi>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </Stack>
    </DialogPanel>
  );
};
