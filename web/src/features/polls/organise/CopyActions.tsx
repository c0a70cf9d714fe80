import { useApolloClient } from '@apollo/client/react';
import { CopyPlus, Download } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PollFragment } from '../../../generated/polls.generated.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useOutcome } from '../../../ui/feedback/useOutcome.ts';
import type { Again } from '../Again.ts';
import { pollsText } from '../../../messages/polls/pollsText.generated.ts';
import { downloadVotes } from './downloadVotes.ts';

/** What an organiser takes along from a poll, whatever has become of it: its votes as a table, or another one like it. */
export const CopyActions = ({ poll }: { poll: PollFragment }) => {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { attempt } = useOutcome();
  const [isBusy, setIsBusy] = useState(false);

  const save = async () => {
    setIsBusy(true);
    await attempt(() => downloadVotes(client, poll.urlHash), pollsText.downloadFailed);
    setIsBusy(false);
  };

  const again = () => {
    // its times of day, without its votes and further dates
    const state: Again = { again: { ...poll, voters: [], options: poll.options.slice(0, 1) } };
    void navigate(paths.createPoll(), { state });
  };

  return (
    <>
      {poll.voterCount > 0 && (
        <Button variant="ghost" size="sm" busy={isBusy} onClick={() => void save()}>
          <Download aria-hidden="true" />
          {pollsText.download}
        </Button>
      )}
      <Button variant="ghost" size="sm" onClick={again}>
        <CopyPlus aria-hidden="true" />
        {pollsText.again}
      </Button>
    </>
  );
};
