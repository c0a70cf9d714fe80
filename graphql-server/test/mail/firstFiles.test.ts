import { expect, it } from '@jest/globals';
import { PollWorld } from '../polls/PollWorld.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { useMailServer } from './useMailServer.ts';

const server = useMailServer();
const world = new PollWorld(server);

/** Whether a file for calendars comes with the mail, and what is said of it, by reader. */
const files = async () =>
  Object.fromEntries(
    (await server.drain())
      .filter(({ to }) => !to.includes('ada@example.com'))
      .map(({ to, mail }) => [
        to.join().replace('@example.com', ''),
        { has: mail.calendars.length > 0, says: /attached file to (\w+)/.exec(mail.text.replaceAll(/\s+/g, ' '))?.[1] },
      ]),
  );

const FILE = { has: true, says: 'add' };
const NONE = { has: false, says: undefined };

it('the confirmation of a no brings no file: it would take the event from a calendar that others may share', async () => {
  const event = await anEvent(server);
  await aResponse(server, event, { name: 'Vera', email: 'yes@example.com' });
  await aResponse(server, event, { name: 'Max', email: 'maybe@example.com', likelihood: 0.5 });
  await aResponse(server, event, { name: 'Sol', email: 'standby@example.com', likelihood: 0, isStandby: true });
  await aResponse(server, event, { name: 'Nora', email: 'no@example.com', likelihood: 0 });
  expect(await files()).toEqual({ yes: FILE, maybe: FILE, standby: FILE, no: NONE });
});

it('a date that was found brings a file to those who can make it', async () => {
  const poll = await world.open({ participantThreshold: 9 });
  await world.vote(poll, [1], { name: 'Vera', email: 'yes@example.com' });
  await world.vote(poll, [0], { name: 'Nora', email: 'no@example.com' });
  await server.drain();
  await world.schedule(poll, poll.options[0]?.id);
  expect(await files()).toEqual({ yes: FILE, no: NONE });
});
