import { PLAIN_TEXTS } from '@quorum/domain/event/content';
import { type EventDraft, eventDraft } from '@quorum/domain/event/draft';
import type { ReactNode } from 'react';
import { PriceField } from '../../prices/PriceField.tsx';
import { QuestionsField } from '../../questions/QuestionsField.tsx';
import { BasicFields } from './fields/BasicFields.tsx';
import { DecisionFields } from './time/DecisionFields.tsx';
import { DetailFields } from './fields/DetailFields.tsx';
import { OTHER_LINES } from './values/eventFormValues.ts';
import { eventFormText } from '../../../messages/events/eventFormText.generated.ts';
import { type EventFormValues, toDraftInput } from './values/eventFormValues.ts';
import { GuestListField } from './fields/GuestListField.tsx';
import { JudgedForm } from './judged/JudgedForm.tsx';
import { MoreOptions } from './fields/MoreOptions.tsx';
import { PlacesFields } from './places/PlacesFields.tsx';
import { RecurrenceFields } from './time/RecurrenceFields.tsx';
import { LineFields } from './fields/TextFields.tsx';
import { ThresholdField } from './places/ThresholdField.tsx';
import { TimeFields } from './time/TimeFields.tsx';
import { useJudgedForm } from './judged/useJudgedForm.ts';
import { VisibilityField } from './fields/VisibilityField.tsx';

/** What is set is shown, and so is what is wrong with it. */
const hasOptions = ({ questions, price, ...values }: EventFormValues) =>
  questions.length > 0 || price.amount !== '' || hasRules(values);

const hasRules = ({
  isGuestListHidden,
  asksStillIn,
  capacity,
  maxGuests,
  formats,
  decideAt,
}: Omit<EventFormValues, 'questions' | 'price'>) =>
  isGuestListHidden || asksStillIn || capacity !== '' || maxGuests !== '0' || formats.length > 0 || decideAt !== '';

interface Props {
  defaults: EventFormValues;
  /** What the form holds as `eventDraft` takes it; of an event that exists, with what is stored of it. */
  toInput?: (values: EventFormValues) => unknown;
  /** Resolves whether or not the event was saved; what was typed stays in the form. */
  onSubmit: (draft: EventDraft) => Promise<void>;
  onChange?: (values: EventFormValues) => void;
  /** The defaults are a draft that somebody has begun: what it lacks is listed from the start. */
  isBegun?: boolean;
  /** A web link that is no URL is taken out when one leaves the field (spec section 5, Edit Event). */
  clearsInvalidLink?: boolean;
  label: string;
  busyLabel: string;
  /** What saving does to others. */
  notice?: ReactNode;
  /** What else to show before it is saved. */
  children?: ReactNode;
}

/** Create and edit an event. The domain's `eventDraft` judges every change. */
export const EventForm = ({
  defaults,
  toInput = toDraftInput,
  onSubmit,
  onChange,
  label,
  busyLabel,
  children,
  ...mode
}: Props) => {
  const judged = useJudgedForm({ schema: eventDraft, toInput, defaults, onChange });
  const { values, problems, errorOf } = judged;
  return (
    <JudgedForm
      judged={judged}
      onSubmit={onSubmit}
      isBegun={mode.isBegun}
      label={label}
      busyLabel={busyLabel}
      texts={PLAIN_TEXTS.map((name) => values[name])}
      footer={children}
      notice={mode.notice}
    >
      <BasicFields errorOf={errorOf} />
      <TimeFields errorOf={errorOf} />
      <LineFields names={OTHER_LINES} errorOf={errorOf} />
      <ThresholdField errorOf={errorOf} isComplete={problems.size === 0} />
      <VisibilityField />
      <DetailFields errorOf={errorOf} clearsInvalidLink={mode.clearsInvalidLink ?? false} />
      <RecurrenceFields error={problems.get('recurrenceFrequency')} />
      <MoreOptions label={eventFormText.moreOptions} opens={hasOptions(values)}>
        <GuestListField />
        <PlacesFields errorOf={errorOf} />
        <DecisionFields errorOf={errorOf} />
        <QuestionsField errorOf={errorOf} />
        <PriceField errorOf={errorOf} />
      </MoreOptions>
    </JudgedForm>
  );
};
