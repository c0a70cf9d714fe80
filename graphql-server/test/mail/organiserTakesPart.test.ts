import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse, changeEvent, deleteEvent } from '../support/builders.ts';
import { restDoor } from '../support/doors.ts';
import { useMailServer } from './useMailServer.ts';

const server = useMailServer();
const DECIDES = '2026-05-05T09:00:00.000Z';
const ELSEWHERE = 'ada@home.example';
let event: EventView;

/** What is due of this event, to the organiser's addresses and to somebody else who comes; but for who is in. */
const told = async () => {
  const mails = (await server.drain()).map(({ to, mail }) => ({
    to: to.join().toLowerCase(),
    subject: (mail.headers.get('subject') ?? '').replace(/:.*/, ''),
    text: mail.text,
  }));
  const due = mails.filter(({ subject, text }) => text.includes(event.urlHash) || subject === 'Cancelled');
  const news = due.filter(({ subject }) => !subject.startsWith('Enough people'));
  const subjectsTo = (...addresses: string[]) =>
    news.filter(({ to }) => addresses.includes(to)).map(({ subject }) => subject);
  return { ada: subjectsTo('ada@example.com', ELSEWHERE), vera: subjectsTo('vera@example.com') };
};
const decide = (decision: string) => restDoor(server).decideEvent(event, { decision }, { as: 'ada' });

describe.each([
  ['with their account, and another address', { email: ELSEWHERE }, { as: 'ada' }],
  ['without it, with the address of their account', { email: 'Ada@example.com' }, {}],
])('an organiser who takes part %s', (_, says, caller) => {
  beforeEach(async () => {
    event = await anEvent(server, { participantThreshold: 2, decideAt: DECIDES });
    await aResponse(server, event, { name: 'Ada', ...says }, caller);
    await aResponse(server, event, { email: 'vera@example.com' });
    await server.drain();
  });

  it('is told nothing of what they did themselves', async () => {
    await changeEvent(server, event, { location: 'Bondi Beach' });
    expect(await told()).toEqual({ ada: [], vera: ['Changed'] });
    await decide('CONFIRM');
    expect(await told()).toEqual({ ada: [], vera: ['It’s on'] });
    await decide('CALL_OFF');
    expect(await told()).toEqual({ ada: [], vera: ['Called off'] });
    await deleteEvent(server, event);
    expect(await told()).toEqual({ ada: [], vera: ['Cancelled'] });
  });

  it('is told once what the clock has decided, as its organiser', async () => {
    server.clock.set(DECIDES);
    await server.tasks.decideDueEvents({});
    expect(await told()).toEqual({ ada: ['Confirmed'], vera: ['It’s on'] });
  });

  it('is reminded like everybody who comes', async () => {
    server.clock.set('2026-05-05T08:01:00Z');
    await server.tasks.remindParticipants({});
    expect(await told()).toEqual({ ada: ['Reminder'], vera: ['Reminder'] });
  });
});
