import { shownChance } from '@quorum/domain/decision/shownChance';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type PollFragment, useSchedulePollMutation } from '../../../generated/graphql.generated.ts';
import { formatPercent } from '../../../lib/formatNumber.ts';
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
import { pollsText } from '../pollsText.ts';

interface Props {
  poll: PollFragment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The organiser picks one of the dates that are still ahead; it becomes the event. */
export const ScheduleDialog = ({ poll, open, onOpenChange }: Props) => {
  const now = useNow();
  const navigate = useNavigate();
  const { attempt, succeed } = useOutcome();
  const [schedulePoll, { client, loading }] = useSchedulePollMutation();
  const standing = standingWith(poll, { id: undefined, votes: {} }, now);
  const ahead = poll.options.filter(({ date }) => Date.parse(date) > now);
  const best = ahead.find(({ id }) => standing.get(id)?.isBest) ?? ahead[0];
  const [chosen, setChosen] = useState(best?.id ?? '');

  const hintOf = (id: string) => {
    const { chance = 0, yes = 0, maybe = 0, no = 0 } = standing.get(id) ?? {};
    return pollsText.standing({ chance: shownChance(chance, formatPercent), yes, maybe, no });
  };

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
              return { value: option.id, label: `${day}, ${time}`, hint: hintOf(option.id) };
            })}
          />
        )}
        <Button disabled={chosen === ''} busy={loading} onClick={() => void schedule()}>
          {pollsText.makeEvent}
        </Button>
      </Stack>
    </DialogPanel>
  );
};
