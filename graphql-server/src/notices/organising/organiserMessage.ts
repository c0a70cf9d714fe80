import { statusOf } from '@quorum/domain/decision/status';
import { isInGroup } from '@quorum/domain/organising/messages';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import { MessageRepository } from '../../persistence/repositories/organising/MessageRepository.ts';
import { participantsAmong } from '../audiences.ts';
import { organiserMessage as message } from '../messages/organiserMessage.ts';
import { ofEvent, type AboutEvent } from '../Notice.ts';

type About = AboutEvent<'event.messageSent'>;

const messageOf = ({ transaction, activity }: About) => new MessageRepository(transaction.em).find(activity.message.id);

/** Those who are in its group by now, but for the person who wrote it. */
async function audience(about: About): Promise<readonly ParticipantEntity[]> {
  const sent = await messageOf(about);
  if (!sent) return [];
  const { event } = about;
  const isWriter = ({ uid }: ParticipantEntity) => uid !== null && uid === sent.authorUid;
  const isMeant = (response: ParticipantEntity) =>
    !isWriter(response) && isInGroup({ status: statusOf(response), isHidden: response.isHidden }, sent.audience);
  const meant = event.participants.getItems().filter(isMeant);
  return participantsAmong(
    about,
    meant.map(({ id }) => id),
  );
}

/** What an organiser has written to those who responded. */
export const organiserMessage = ofEvent<'event.messageSent', ParticipantEntity>(['event.messageSent'], {
  kind: 'message',
  audience,
  message: async (about) => {
    const text = (await messageOf(about))?.text ?? '';
    return (_, surroundings) => message({ event: about.event, text }, surroundings);
  },
});
