import type { MailServer } from '../mail/mailServer.ts';
import { anEvent } from '../support/builders.ts';
import { graphqlDoor } from '../support/doors.ts';

/** Mutations of those who organise together, after which lists show what they showed: each alone, with what it needs. */
export const unseenOfPeople = (creator: { as: string }): Record<string, (server: MailServer) => Promise<unknown>> => ({
  inviteCoOrganiser: async (server) =>
    graphqlDoor(server).inviteCoOrganiser(await anEvent(server, {}, creator.as), creator),
});
