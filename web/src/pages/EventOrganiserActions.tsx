import { ownsEvent } from '@quorum/domain/policies';
import { HandCoins, Mails, MessageCircleQuestion, UsersRound } from 'lucide-react';
import { HandOver } from '../features/hand-over/HandOver.tsx';
import { useOwnership } from '../features/responses/ownership/useOwnership.ts';
import { EndSeries } from '../features/series/EndSeries.tsx';
import { isInSeries } from '../features/series/seriesPlace.ts';
import type { EventDetailQuery } from '../generated/graphql.generated.ts';
import { lazyComponent } from '../lib/lazy.tsx';
import { coOrganisersText } from '../messages/organising/coOrganisersText.generated.ts';
import { pricesText } from '../messages/organising/pricesText.generated.ts';
import { questionsText } from '../messages/organising/questionsText.generated.ts';
import { addressesText } from '../messages/people/addressesText.generated.ts';
import { DialogButton } from '../ui/dialog/DialogButton.tsx';

const LATER = { prefetchOnInteraction: false };
const AddressesDialog = lazyComponent(
  async () => (await import('../features/addresses/AddressesDialog.tsx')).AddressesDialog,
  LATER,
);
const AnswersDialog = lazyComponent(
  async () => (await import('../features/questions/AnswersDialog.tsx')).AnswersDialog,
  LATER,
);
const PaymentsDialog = lazyComponent(
  async () => (await import('../features/prices/PaymentsDialog.tsx')).PaymentsDialog,
  LATER,
);
const CoOrganisersDialog = lazyComponent(
  async () => (await import('../features/co-organisers/CoOrganisersDialog.tsx')).CoOrganisersDialog,
  LATER,
);

/** What the organisers of an event may do on its page, beside what its card offers: who left what, who paid, who helps. */
export const EventOrganiserActions = ({ event }: { event: NonNullable<EventDetailQuery['event']> }) => {
  const { actor } = useOwnership();
  const { urlHash, questions, price } = event;
  return (
    <>
      <DialogButton icon={<Mails aria-hidden="true" />} dialog={AddressesDialog} about={{ urlHash }}>
        {addressesText.addresses}
      </DialogButton>
      <EndSeries event={event} />
      {questions.length > 0 && (
        <DialogButton icon={<MessageCircleQuestion aria-hidden="true" />} dialog={AnswersDialog} about={{ event }}>
          {questionsText.answers}
        </DialogButton>
      )}
      {price && (
        <DialogButton icon={<HandCoins aria-hidden="true" />} dialog={PaymentsDialog} about={{ event }}>
          {pricesText.payments}
        </DialogButton>
      )}
      <DialogButton icon={<UsersRound aria-hidden="true" />} dialog={CoOrganisersDialog} about={{ event }}>
        {coOrganisersText.people}
      </DialogButton>
      {ownsEvent(actor, event) && <HandOver what="event" urlHash={urlHash} isSeries={isInSeries(event)} />}
    </>
  );
};
