import type { EventDraftInput } from '@quorum/domain/event/draft';
import type { ShownAsk } from '@quorum/domain/page/FormRequest';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import type { MailServer } from '../mail/mailServer.ts';
import { anEvent, aResponse, readEvent, type Joined } from '../support/builders.ts';
import { NOW } from '../support/testServer.ts';

const DECIDES = '2026-05-05T08:00:00.000Z';
const A_DAY_BEFORE = '2026-05-04T08:00:00.000Z';

/** The path of the page that a mail leads to. */
export const linkIn = (text = '') => /\/answer\/[\w-]{43}/.exec(text)?.[0] ?? '';

/** An event for which one more is needed, somebody who may come, and the link that they get. */
export async function askedBy(
  server: MailServer,
  changes: Partial<EventDraftInput> = {},
): Promise<[EventView, Joined, string]> {
  server.clock.set(NOW);
  const game = await anEvent(server, { participantThreshold: 2, decideAt: DECIDES, ...changes });
  await aResponse(server, game, { name: 'Max' });
  const response = await aResponse(server, game, { name: 'Vera', email: 'vera@example.com', likelihood: 0.3 });
  await server.drain();
  server.clock.set(A_DAY_BEFORE);
  await server.tasks.askUndecided({});
  const mails = (await server.drain()).filter(({ to }) => to.includes('vera@example.com'));
  return [game, response, linkIn(mails.at(-1)?.mail.text)];
}

interface Asked {
  server: MailServer;
  event: EventView;
  link: string;
}

/**
 * What Vera does with the link that she got.
 * @param world as it is by then
 */
export const askPages = (world: () => Asked) => {
  const open = (path = world().link) =>
    world().server.app.inject({ method: 'GET', url: path, headers: { accept: 'text/html' } });
  const press = (answer: string, path = world().link, headers: Record<string, string> = {}) =>
    world().server.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ answer }).toString(),
    });
  const shown = async (path = world().link) => (await open(path)).json<{ ask: ShownAsk | null }>().ask;
  const ofVera = async () => {
    const { server, event } = world();
    const { participants } = await readEvent(server, event);
    return participants.find(({ name }) => name === 'Vera');
  };

  return { open, press, shown, ofVera };
};
