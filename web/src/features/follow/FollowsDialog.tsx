import { styled } from 'styled-components';
import { type FollowedFragment, useMyFollowsQuery, useUnfollowMutation } from '../../generated/later.generated.ts';
import { wordIn } from '../../lib/language.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DialogPanel } from '../../ui/dialog/DialogPanel.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { LineText, RuledLine, RuledList } from '../../ui/layout/RuledList.tsx';
import { Muted } from '../../ui/text/Muted.tsx';
import { followText } from '../../messages/people/followText.generated.ts';
import type { OpenState } from '../../ui/dialog/OpenState.ts';

const Name = styled.p`
  font-weight: ${({ theme }) => theme.font.weight.medium};
`;

const nameOf = ({ kind, name }: FollowedFragment) => (kind === 'TYPE' ? wordIn('eventTypeNames', name) : name);

/** What kind of thing it is. */
const kindTextOf = (kind: FollowedFragment['kind']): string =>
  ({ ORGANISER: followText.ORGANISER, SERIES: followText.SERIES, TYPE: followText.TYPE })[kind];

const detailsOf = ({ kind, near, pace }: FollowedFragment): string =>
  [
    kindTextOf(kind),
    ...(near ? [followText.within({ km: near.km, place: near.name })] : []),
    pace === 'DAILY' ? followText.daily : followText.atOnce,
  ].join(' · ');

const Followed = ({ followed }: { followed: FollowedFragment }) => {
  const { attempt, succeed } = useOutcome();
  const [unfollow, { loading }] = useUnfollowMutation({ refetchQueries: ['MyFollows'], awaitRefetchQueries: true });
  const name = nameOf(followed);
  const stop = async () => {
    const { kind, id } = followed;
    const act = () => unfollow({ variables: { input: { kind, id } } });
    if (await attempt(act, followText.stopFailed)) succeed(followText.stopped({ name }));
  };
  return (
    <RuledLine>
      <LineText>
        <Name>{name}</Name>
        <Muted>{detailsOf(followed)}</Muted>
      </LineText>
      <Button
        variant="outline"
        size="sm"
        busy={loading}
        aria-label={followText.stopOf({ name })}
        onClick={() => void stop()}
      >
        {followText.stop}
      </Button>
    </RuledLine>
  );
};

const Follows = () => {
  const { data, error } = useMyFollowsQuery({ fetchPolicy: 'cache-and-network', context: { auth: true } });
  const follows = data?.viewer?.follows;
  if (!follows) return error ? <Alert title={followText.failed} /> : <Spinner label={followText.loading} />;
  if (follows.length === 0) return <p>{followText.none}</p>;
  return (
    <RuledList>
      {follows.map((followed) => (
        <Followed key={`${followed.kind} ${followed.id}`} followed={followed} />
      ))}
    </RuledList>
  );
};

/** All that the signed-in person follows, each with the end of it. */
export const FollowsDialog = (state: OpenState) => (
  <DialogPanel {...state} title={followText.yours} description={followText.yoursHint}>
    <Follows />
  </DialogPanel>
);
