import { isAttendanceOpen } from '@quorum/domain/organising/attendance';
import { ArrowLeft, MessageSquare, ScanLine, UserPlus } from 'lucide-react';
import { DateTime } from 'luxon';
import { type ComponentProps, useCallback, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../lib/paths.ts';
import { useIsPrinting } from '../../lib/useIsPrinting.ts';
import { useNow } from '../../lib/useNow.ts';
import { backLook } from '../../ui/button/backLook.ts';
import { Button } from '../../ui/button/Button.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { lazyComponent } from '../../lib/lazy.tsx';
import { DialogButton } from '../../ui/dialog/DialogButton.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Muted } from '../../ui/text/Muted.tsx';
import { describeWhen } from '../events/time/describeWhen.ts';
import { toTimed } from '../events/time/eventTimes.ts';
import { AgainButton } from '../me/AgainButton.tsx';
import { isInSeries } from '../series/seriesPlace.ts';
import { HistoryPart } from '../history/HistoryPart.tsx';
import { ManagedActions } from './ManagedActions.tsx';
import { ManagedList } from './ManagedList.tsx';
import { seatsIn, type Managed } from './managedList.ts';
import { manageText } from '../../messages/organising/manageText.generated.ts';
import { PrintedList } from './PrintedList.tsx';
import { SentMessages } from './SentMessages.tsx';
import { TakeAlong } from './TakeAlong.tsx';
import { useAttendance } from './useAttendance.ts';
import type { ManagedEvent } from './useManagedEvent.ts';

const AddPersonDialog = lazyComponent(async () => (await import('./AddPersonDialog.tsx')).AddPersonDialog);
const WriteMessageDialog = lazyComponent(async () => (await import('./WriteMessageDialog.tsx')).WriteMessageDialog);
const CheckInDialog = lazyComponent(async () => (await import('./check-in/CheckInDialog.tsx')).CheckInDialog);

type ToolProps = ComponentProps<typeof Button>;
const MainTool = (props: ToolProps) => <Button {...props} variant="primary" />;
const Tool = (props: ToolProps) => <Button {...props} variant="outline" />;

const Back = styled(LinkButton)`
  ${backLook}
`;

const Summary = styled.p`
  font-variant-numeric: tabular-nums;
`;

/** A word for all together, and never one about anybody. */
const PastAttendance = ({ word }: { word: NonNullable<ManagedEvent['pastAttendance']> }) => {
  const words = { LIKELY: manageText.LIKELY, OPEN: manageText.OPEN, UNLIKELY: manageText.UNLIKELY };
  return <Muted>{manageText.pastAttendance({ word: words[word] })}</Muted>;
};

interface Props {
  event: ManagedEvent;
  refetch: () => Promise<unknown>;
}

/** Everything that organisers do about those who come. */
export const ManageEvent = ({ event, refetch }: Props) => {
  const { urlHash, title, timezone, status } = event;
  const now = useNow();
  const isPrinting = useIsPrinting();
  const { said, kept, keep } = useAttendance(urlHash, refetch);
  const [chosen, setChosen] = useState<string | null>(null);
  const isMarkable = status !== 'CALLED_OFF' && isAttendanceOpen(toTimed(event), DateTime.fromMillis(now));

  const responses = useMemo<Managed[]>(
    () => event.participants.map((one) => (said.has(one.id) ? { ...one, attended: said.get(one.id) ?? null } : one)),
    [event.participants, said],
  );
  const onMark = useCallback(
    ({ id, name }: Managed, attended: boolean | null) => keep({ kind: 'mark', participantId: id, name, attended }),
    [keep],
  );
  const onMore = useCallback(({ id }: Managed) => setChosen(id), []);
  const onWalkIn = (name: string) => keep({ kind: 'person', name, guests: 0, comment: '', attended: true });
  const shown = responses.filter(({ isHidden }) => !isHidden);
  const going = shown.filter((one) => one.status === 'GOING');
  const came = shown.filter(({ attended }) => attended === true);
  const more = responses.find(({ id }) => id === chosen);
  const { day, time } = describeWhen(event);
  const header = `${day}, ${time}`;

  if (isPrinting) return <PrintedList title={title} when={header} responses={shown} event={event} />;
  return (
    <Stack>
      <PageHeader
        back={
          <Back variant="ghost" size="sm" to={paths.event(urlHash)}>
            <ArrowLeft aria-hidden="true" />
            {manageText.toEvent}
          </Back>
        }
        title={manageText.titleOf({ title })}
        lead={header}
      />
      <Row gap="sm" wrap>
        {isMarkable && (
          <DialogButton
            as={MainTool}
            icon={<ScanLine aria-hidden="true" />}
            dialog={CheckInDialog}
            about={{ responses, onMark, onWalkIn }}
          >
            {manageText.checkIn}
          </DialogButton>
        )}
        {status !== 'CALLED_OFF' && (
          <DialogButton
            as={Tool}
            icon={<UserPlus aria-hidden="true" />}
            dialog={AddPersonDialog}
            about={{ urlHash, isMarkable, refetch }}
          >
            {manageText.add}
          </DialogButton>
        )}
        <DialogButton
          as={Tool}
          icon={<MessageSquare aria-hidden="true" />}
          dialog={WriteMessageDialog}
          about={{ urlHash, responses, refetch }}
        >
          {manageText.write}
        </DialogButton>
        <TakeAlong urlHash={urlHash} tables={isInSeries(event) ? ['participants', 'attendance'] : ['participants']} />
        <AgainButton urlHash={urlHash} variant="outline" />
      </Row>
      {kept.length > 0 && <Alert title={manageText.waiting(kept.length)} />}
      <Summary aria-live="polite">
        {manageText.people(seatsIn(going))}
        {came.length > 0 && ` · ${manageText.came(seatsIn(came))}`}
      </Summary>
      {event.pastAttendance && <PastAttendance word={event.pastAttendance} />}
      <ManagedList responses={responses} event={event} {...{ isMarkable, onMark, onMore }} />
      <SentMessages messages={event.messages} timezone={timezone} />
      <HistoryPart event={event} />
      {more && (
        <ManagedActions
          key={more.id}
          urlHash={urlHash}
          response={more}
          isMarkable={isMarkable}
          onMark={onMark}
          refetch={refetch}
          onClose={() => setChosen(null)}
        />
      )}
    </Stack>
  );
};
