import type { EventDraftInput } from '@quorum/domain/event/draft';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, changeEvent, type Joined } from '../support/builders.ts';
import type { TestServer } from '../support/testServer.ts';

/**
 * What people do at a game with a waitlist, and who is told about it.
 * @param server the one that has started by then
 */
export const waitlistSteps = (server: () => TestServer) => {
  const aGame = (changes: Partial<EventDraftInput> = {}) =>
    anEvent(server(), { participantThreshold: 2, capacity: 2, maxGuests: 1, ...changes });

  const at = ({ urlHash }: EventView, { id }: Joined) => `/api/events/${urlHash}/participants/${id}`;
  const update = async (event: EventView, who: Joined, says: object) =>
    (await server().rest('PUT', at(event, who), { ...says, responseToken: who.responseToken })).statusCode;
  const remove = (event: EventView, who: Joined) =>
    server().rest('DELETE', at(event, who), undefined, { headers: { 'x-response-token': who.responseToken } });
  const hide = (event: EventView, who: Joined, hidden: boolean) =>
    server().rest('PUT', `${at(event, who)}/visibility`, { hidden }, { as: 'ada' });
  const change = async ({ urlHash }: EventView, input: object) =>
    (await changeEvent(server(), { urlHash }, input)).statusCode;

  /** What each mail of a change of status tells, the latest first. */
  const headings = async () => {
    const mails: { headings: string[] }[] = await server()
      .orm.em.fork()
      .execute("select headings from mail where kind = 'status' order by id");
    return mails.map((mail) => mail.headings);
  };

  /** Who is told about a change of their status, in the order of the outbox. */
  const told = async () => {
    await server().dispatch();
    const mails = await server()
      .orm.em.fork()
      .execute<{ recipient: string; subject: string }[]>(
        "select recipient, subject from mail where kind = 'status' order by id",
      );
    return mails.map(({ recipient, subject }) =>
      `${recipient.split('@')[0] ?? ''}: ${subject.split(/[:“]/)[0] ?? ''}`.trim(),
    );
  };

  return { aGame, update, remove, hide, change, headings, told };
};
