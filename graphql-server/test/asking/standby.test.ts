import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { useWebApp } from '../doors/pages/useWebApp.ts';
import { useMailServer } from '../mail/useMailServer.ts';
import { anEvent, aResponse, changeEvent, readEvent, type Joined } from '../support/builders.ts';
import { restDoor } from '../support/doors.ts';

const built = useWebApp();
const server = useMailServer({}, () => ({ webRoot: built.root }));
let event: EventView;
let going: Joined[];

beforeEach(async () => {
  event = await anEvent(server, { participantThreshold: 3 });
  going = [];
  for (const name of ['Max', 'Mia', 'Moe']) going.push(await aResponse(server, event, { name }));
});

const standsBy = (name: string) =>
  aResponse(server, event, { name, email: `${name.toLowerCase()}@example.com`, likelihood: 0, isStandby: true });
const confirm = () => restDoor(server).decideEvent(event, { decision: 'CONFIRM' }, { as: 'ada' });
const leaves = async (response: Joined | undefined) => {
  if (response) {
    const target = { ...event, participantId: response.id, responseToken: response.responseToken };
    expect((await restDoor(server).removeResponse(target)).code).toBe('OK');
  }
};
const claim = (link: string, answer = 'IN') =>
  server.app.inject({
    method: 'POST',
    url: link,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ answer }).toString(),
  });

/** Subjects of what each got, by the name in the address. */
const received = async () => {
  const mails = await server.drain();
  return mails.map(({ to, mail }) => ({
    name: String(to[0]).split('@')[0] ?? '',
    subject: mail.headers.get('subject') ?? '',
    text: mail.text,
    link: /\/answer\/[\w-]{43}/.exec(mail.text)?.[0] ?? '',
    calendars: mail.calendars,
  }));
};
const statuses = async () => {
  const { participants } = await readEvent(server, event);
  return Object.fromEntries(participants.map(({ name, status }) => [name, status]));
};
const WHEN = '“Evening volleyball”, Wed 6 May, 6:00 PM';

describe('when a confirmed event falls below what it needs', () => {
  it('all on the standby list are asked at once, and the organiser is told once', async () => {
    for (const name of ['Sol', 'Sam']) await standsBy(name);
    await aResponse(server, event, { name: 'Nils', email: 'nils@example.com', likelihood: 0 });
    await confirm();
    await server.drain();
    await leaves(going[0]);
    const mails = await received();
    expect(mails.filter(({ link }) => link !== '').map(({ name }) => name)).toEqual(['sol', 'sam']);
    expect(mails.find(({ name }) => name === 'sol')).toMatchObject({ subject: `A seat is free: ${WHEN}` });
    const [toAda, ...more] = mails.filter(({ name, subject }) => name === 'ada' && subject.startsWith('At risk'));
    expect(more).toEqual([]);
    expect(toAda?.text).toContain('it needs 3 people and can expect 2.');
    expect(toAda?.text).toContain('The 2 people on the standby list were asked to take a seat.');
    // it falls further, but not again
    await leaves(going[1]);
    expect((await received()).filter(({ name }) => name !== 'ada')).toEqual([]);
    expect(await readEvent(server, event)).toMatchObject({ status: 'CONFIRMED', isAtRisk: true });
  });

  it('the first to claim a seat has it, and the others hear that somebody was quicker', async () => {
    for (const name of ['Sol', 'Sam']) await standsBy(name);
    await confirm();
    await server.drain();
    await leaves(going[0]);
    const [sol, sam] = (await received()).filter(({ link }) => link !== '');
    expect((await claim(sol?.link ?? '')).statusCode).toBe(303);
    const after = await received();
    const claimed = after.find(({ name }) => name === 'sol');
    expect(claimed).toMatchObject({ subject: `The seat is yours: ${WHEN}` });
    expect(claimed?.calendars[0]).toContain('STATUS:CONFIRMED');
    expect(after.find(({ name }) => name === 'sam')).toMatchObject({ subject: `The seats are taken: ${WHEN}` });
    await claim(sam?.link ?? '');
    expect(await received()).toEqual([]);
    expect(await statuses()).toMatchObject({ Sol: 'GOING', Sam: 'STANDBY' });
    expect(await readEvent(server, event)).toMatchObject({ isAtRisk: false });
  });

  it('twenty claims at once on two seats have two winners', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `S${index}`);
    for (const name of names) await standsBy(name);
    await confirm();
    await server.drain();
    await leaves(going[0]);
    const links = (await received()).map(({ link }) => link).filter((link) => link !== '');
    expect(links).toHaveLength(20);
    await leaves(going[1]);
    const answers = await Promise.all(links.map((link) => claim(link)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 303));
    const now = Object.values(await statuses());
    expect(now.filter((status) => status === 'GOING')).toHaveLength(3);
    expect(now.filter((status) => status === 'STANDBY')).toHaveLength(18);
    const subjects = (await received()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('The seat is yours'))).toHaveLength(2);
    expect(subjects.filter((subject) => subject.startsWith('The seats are taken'))).toHaveLength(18);
  });

  it('who says no stays on the standby list, and is asked again at the next fall', async () => {
    await standsBy('Sol');
    await confirm();
    await server.drain();
    await leaves(going[0]);
    const [first] = (await received()).filter(({ link }) => link !== '');
    await claim(first?.link ?? '', 'OUT');
    expect(await statuses()).toMatchObject({ Sol: 'STANDBY' });
    await aResponse(server, event, { name: 'New' });
    // who has answered hears nothing more of this one
    expect((await received()).filter(({ name }) => name === 'sol')).toEqual([]);
    await leaves(going[1]);
    expect((await received()).filter(({ name }) => name === 'sol')).toHaveLength(1);
  });

  it('a seat is taken by anybody who joins, too', async () => {
    await standsBy('Sol');
    await confirm();
    await server.drain();
    await leaves(going[0]);
    const [sol] = (await received()).filter(({ link }) => link !== '');
    await aResponse(server, event, { name: 'New' });
    expect(await received()).toContainEqual(
      expect.objectContaining({ name: 'sol', subject: `The seats are taken: ${WHEN}` }),
    );
    await claim(sol?.link ?? '');
    expect(await statuses()).toMatchObject({ Sol: 'STANDBY', New: 'GOING' });
  });

  it('a higher threshold is a fall, and the organiser may still call it off', async () => {
    await standsBy('Sol');
    await confirm();
    await server.drain();
    await changeEvent(server, event, { participantThreshold: 4 });
    const [sol] = (await received()).filter(({ link }) => link !== '');
    expect(sol?.name).toBe('sol');
    await restDoor(server).decideEvent(event, { decision: 'CALL_OFF' }, { as: 'ada' });
    expect((await claim(sol?.link ?? '')).statusCode).toBe(409);
  });

  it('promises no seat to somebody whom the organiser has hidden since', async () => {
    const { id } = await standsBy('Sol');
    await confirm();
    await server.drain();
    await leaves(going[0]);
    const [sol] = (await received()).filter(({ link }) => link !== '');
    await restDoor(server).hideResponse({ ...event, participantId: id }, true, { as: 'ada' });
    expect((await claim(sol?.link ?? '')).statusCode).toBe(303);
    expect((await received()).filter(({ name }) => name === 'sol')).toEqual([]);
    expect(await readEvent(server, event)).toMatchObject({ isAtRisk: true });
  });

  it('no button says maybe of a seat', async () => {
    await standsBy('Sol');
    await confirm();
    await server.drain();
    await leaves(going[0]);
    const [sol] = (await received()).filter(({ link }) => link !== '');
    await claim(sol?.link ?? '', 'MAYBE');
    expect(await statuses()).toMatchObject({ Sol: 'STANDBY' });
  });

  it('nobody is asked while nothing is decided', async () => {
    await standsBy('Sol');
    await server.drain();
    await leaves(going[0]);
    expect((await received()).filter(({ link }) => link !== '')).toEqual([]);
  });
});
