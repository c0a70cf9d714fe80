import { MessageCircleQuestion } from 'lucide-react';
import { lazyComponent } from '../../lib/lazy.tsx';
import { DialogButton } from '../../ui/dialog/DialogButton.tsx';
import type { Asking } from './AnswersDialog.tsx';
import { questionsText } from './questionsText.ts';

const AnswersDialog = lazyComponent(async () => (await import('./AnswersDialog.tsx')).AnswersDialog, {
  prefetchOnInteraction: false,
});

/** For the organisers of an event that asks questions: what people answered. */
export const AnswersButton = ({ event }: { event: Asking }) =>
  event.questions.length > 0 && (
    <DialogButton
      icon={<MessageCircleQuestion aria-hidden="true" />}
      prefetch={AnswersDialog.prefetch}
      dialog={(state) => <AnswersDialog event={event} {...state} />}
    >
      {questionsText.answers}
    </DialogButton>
  );
