import { SOURCE_LANGUAGE } from '@quorum/domain/language';
import { cancelled as message } from './messages/cancelled.ts';
import { FarewellRepository } from '../persistence/repositories/FarewellRepository.ts';
import { reached } from './audiences.ts';
import { cancellation } from './invitations.ts';
import { noticeOn } from './Notice.ts';

/** That an event does not take place, which is gone by now with its responses. */
export const cancelled = noticeOn(['event.deleted'], 'cancelled', async ({ transaction, mailing, activity }) => {
  const farewells = new FarewellRepository(transaction.em);
  const farewell = await farewells.take(activity.event.id);
  if (!farewell) return null;
  const { event, readers } = farewell;
  const file = cancellation(event, mailing);
  const compose = (surroundings: Parameters<typeof message>[1]) => message({ event }, surroundings);
  return {
    subject: { gone: event, was: 'event' },
    letters: reached(readers, ({ devices, phone }) => (devices ?? phone) !== undefined).map(
      ({ devices, phone, phoneUid = null, ...reader }) => ({
        reader,
        devices,
        phone:
          phone === undefined
            ? undefined
            : { number: phone, uid: phoneUid, language: reader.language ?? SOURCE_LANGUAGE },
        file,
        compose,
      }),
    ),
  };
});
