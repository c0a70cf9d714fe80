import type { MailServer } from '../mail/mailServer.ts';
import { aToken } from '../platform/aProgram.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { graphqlDoor } from '../support/doors.ts';

/** Mutations of those who organise together, after which lists show what they showed: each alone, with what it needs. */
export const unseenOfPeople = (creator: { as: string }): Record<string, (server: MailServer) => Promise<unknown>> => ({
  inviteCoOrganiser: async (server) =>
    graphqlDoor(server).inviteCoOrganiser(await anEvent(server, {}, creator.as), creator),
  setPayment: async (server) => {
    const price = { amount: 450, currency: 'EUR', mode: 'PER_PERSON', howToPay: 'To Kim' } as const;
    const questions = [{ text: 'What do you bring?', kind: 'TEXT' }] as const;
    const event = await anEvent(
      server,
      { price, questions: [...questions], chatLink: 'https://chat.example.org/' },
      creator.as,
    );
    const answers = [{ questionId: event.questions[0]?.id, text: 'A ball' }];
    const { id, responseToken } = await aResponse(server, event, { answers });
    return graphqlDoor(server).setPayment({ urlHash: event.urlHash, participantId: id, responseToken }, 'SENT');
  },
  createToken: (server) => graphqlDoor(server).createToken(creator),
  revokeToken: async (server) => {
    const { id } = await aToken(server, creator.as);
    return graphqlDoor(server).revokeToken(String(id), creator);
  },
});
