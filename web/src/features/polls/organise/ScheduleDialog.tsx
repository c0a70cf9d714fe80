import { byRank } from '@quorum/domain/poll/standing';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type PollFragment, useSchedulePollMutation } from '../../../generated/polls.generated.ts';
import { paths } from '../../../lib/paths.ts';
import { refreshEvents, refreshPolls } from '../../../lib/api/refreshEvents.ts';
import { useNow } from '../../../lib/useNow.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { DialogPanel } from '../../../ui/dialog/DialogPanel.tsx';
import { useOutcome } from '../../../ui/feedback/useOutcome.ts';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { describeWhen } from '../../events/time/describeWhen.ts';
import { standingWith } from '../grid/optionsWithVotes.ts';
import { pollsText } from '../../../messages/polls/pollsText.generated.ts';
import { usePollReach } from '../usePollReach.ts';
import { Support } from './Support.tsx';
import type { OpenState } from '../../../ui/dialog/OpenState.ts';

interface Props extends OpenState {
  poll: PollFragment;
}

/** The organiser picks one of the dates that are still ahead; it becomes the event. */
export const ScheduleDialog = ({ poll, open, onOpenChange }: Props) => {
  const now = useNow();
  const navigate = useNavigate();
  const { attempt, succeed } = useOutcome();
  const { scheduled: readers } = usePollReach(poll.urlHash, open);
  const [schedulePoll, { client, loading }] = useSchedulePollMutation();
  const standing = standingWith(poll, { id: undefined, votes: {} }, now);
  // those that most people can make first
  const ahead = poll.options
    .flatMap((option) => {
      const [start, tally] = [Date.parse(option.date), standing.get(option.id)];
      return start > now && tally ? [{ ...option, start, tally }] : [];
    })
    .toSorted(byRank);
  const [chosen, setChosen] = useState(ahead[0]?.id ?? '');

  const schedule = async () => {
    let urlHash: string | undefined;
    const act = async () => {
      const { data } = await schedulePoll({ variables: { urlHash: poll.urlHash, optionId: chosen } });
      urlHash = data?.schedulePoll.urlHash;
    };
    if (!(await attempt(act, pollsText.pickFailed))) return;
    onOpenChange(false);
    refreshPolls(client);
    refreshEvents(client);
    succeed(pollsText.picked);
    if (urlHash) void navigate(paths.event(urlHash));
  };

  return (
    <DialogPanel open={open} onOpenChange={onOpenChange} title={pollsText.pickTitle} description={pollsText.pickHint}>
      <Stack>
        {ahead.length === 0 ? (
          <p>{pollsText.allOver}</p>
        ) : (
          <RadioGroup
            label={pollsText.dates}
            layout="stacked"
            value={chosen}
            onValueChange={setChosen}
            options={ahead.map((option) => {
              const { day, time } = describeWhen({ ...option, timezone: poll.timezone });
              return {
                value: option.id,
                label: `${day}, ${time}`,
                hint: <Support {...option.tally} participantThreshold={poll.participantThreshold} />,
              };
            })}
          />
        )}
        {readers > 0 && chosen !== '' && <p>{pollsText.pickIsTold(readers)}</p>}
        <Button disabled={chosen === ''} busy={loading} onClick={() => void schedule()}>
          {pollsText.makeEvent}
        </Button>
      </Stack>
    </DialogPanel>
  );
};
