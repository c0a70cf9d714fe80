import type { HandedOver } from '@quorum/domain/event/handOver';
import {
  useAcceptCoOrganiserMutation,
  useHandOverEventMutation,
  useTakeOverEventMutation,
  useWithdrawHandOverMutation,
} from '../../generated/graphql.generated.ts';
import {
  useHandOverPollMutation,
  useTakeOverPollMutation,
  useWithdrawPollHandOverMutation,
} from '../../generated/polls.generated.ts';
import { refreshEvents, refreshPolls } from '../../lib/api/refreshEvents.ts';
import type { Offered } from './offers.ts';

// What is handed over decides which mutations do it.

/** Makes the token by which somebody else becomes the organiser; it is kept nowhere. */
export const useHandOver = (what: HandedOver, urlHash: string) => {
  const options = { variables: { urlHash }, fetchPolicy: 'no-cache' } as const;
  const [handOverEvent, ofEvent] = useHandOverEventMutation(options);
  const [handOverPoll, ofPoll] = useHandOverPollMutation(options);
  const isEvent = what === 'event';
  return {
    handOver: () => (isEvent ? handOverEvent() : handOverPoll()),
    made: isEvent ? ofEvent.data?.handOverEvent : ofPoll.data?.handOverPoll,
    isBusy: ofEvent.loading || ofPoll.loading,
    forget: isEvent ? ofEvent.reset : ofPoll.reset,
  };
};

export const useWithdrawal = (what: HandedOver, urlHash: string) => {
  const options = { variables: { urlHash } };
  const [withdrawEvent, ofEvent] = useWithdrawHandOverMutation(options);
  const [withdrawPoll, ofPoll] = useWithdrawPollHandOverMutation(options);
  return {
    withdraw: () => (what === 'event' ? withdrawEvent() : withdrawPoll()),
    isBusy: ofEvent.loading || ofPoll.loading,
  };
};

/** Makes the signed-in person what the link offers. */
export const useAcceptOffer = (what: Offered, urlHash: string, token: string) => {
  const options = { variables: { urlHash, token } };
  const [takeOverEvent, ofEvent] = useTakeOverEventMutation(options);
  const [takeOverPoll, ofPoll] = useTakeOverPollMutation(options);
  const [joinOrganisers, together] = useAcceptCoOrganiserMutation(options);
  const act = { event: takeOverEvent, poll: takeOverPoll, together: joinOrganisers }[what];
  return {
    acceptOffer: () => act() as Promise<unknown>,
    refresh: () => (what === 'poll' ? refreshPolls : refreshEvents)(ofEvent.client),
    isBusy: [ofEvent, ofPoll, together].some(({ loading }) => loading),
  };
};
