import type { FilterQuery } from '@mikro-orm/core';
import type { MailEntity } from '../../entities/MailEntity.ts';
import {
  beginsWith,
  mailsOfAccount,
  mailsOfCoOrganiser,
  mailsOfRegular,
  mailsOfVoter,
  TO_CREATOR,
} from '../../entities/MailEntity.ts';
import { PollVoterEntity } from '../../entities/PollEntity.ts';
import { RegularEntity } from '../../entities/series/RegularEntity.ts';
import type { EntityManager } from '../../orm.ts';

/** The conditions of mails about their responses and votes, and of those that they got as organisers. */
export const mailsOfPerson = async (em: EntityManager, uid: string): Promise<FilterQuery<MailEntity>[]> => {
  const voters = await em.find(PollVoterEntity, { uid }, { fields: ['id'] });
  const regulars = await em.find(RegularEntity, { uid }, { fields: ['id'] });
  return [
    { participant: { uid } },
    { follow: { uid } },
    ...voters.map((voter) => ({ deliveryKey: { $like: `${mailsOfVoter(voter)}%` } })),
    { deliveryKey: beginsWith(mailsOfCoOrganiser(uid)) },
    { deliveryKey: beginsWith(mailsOfAccount(uid)) },
    { poll: { creatorId: uid }, ...TO_CREATOR },
    { event: { creatorId: uid }, ...TO_CREATOR },
    ...regulars.map((regular) => ({ deliveryKey: { $like: `${mailsOfRegular(regular)}%` } })),
  ];
};
