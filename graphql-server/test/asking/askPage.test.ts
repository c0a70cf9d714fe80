import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventDraftInput } from '@quorum/domain/event/draft';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { useWebApp } from '../doors/pages/useWebApp.ts';
import { useMailServer } from '../mail/useMailServer.ts';
import { aResponse, type Joined } from '../support/builders.ts';
import { askedBy, askPages } from './askPages.ts';

const built = useWebApp();
const server = useMailServer({}, () => ({ webRoot: built.root }));
let event: EventView;
let maybe: Joined;
let link: string;

beforeEach(async () => {
  [event, maybe, link] = await asked();
});

const asked = (changes?: Partial<EventDraftInput>) => askedBy(server, changes);
const { open, press, shown, ofVera } = askPages(() => ({ server, event, link }));

describe('the page that the mail leads to', () => {
  it('says what a reply would change, and is for nobody to store or to list', async () => {
    const answer = await open();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'strict-origin',
    });
    expect(await shown()).toEqual({
      kind: 'DECIDE',
      offer: null,
      reply: null,
      response: {
        name: 'Vera',
        likelihood: 0.3,
        guests: 0,
        minParticipants: null,
        isStandby: false,
        status: 'MAYBE',
        waitlistPosition: null,
      },
      withThem: 1,
      withoutThem: 0,
      isOpen: true,
      isSeatFree: true,
    });
  });

  it('changes nothing by being opened, however often: programs follow links too', async () => {
    for (const method of ['GET', 'HEAD', 'GET'] as const) await server.app.inject({ method, url: link });
    expect(await ofVera()).toMatchObject({ likelihood: 0.3, status: 'MAYBE' });
  });

  it.each([
    { answer: 'IN', said: { likelihood: 1, status: 'GOING' } },
    { answer: 'MAYBE', said: { likelihood: 0.3, status: 'MAYBE' } },
    { answer: 'OUT', said: { likelihood: 0, status: 'DECLINED' } },
  ])('takes $answer by one button, from any mail program', async ({ answer, said }) => {
    const pressed = await press(answer, link, { 'sec-fetch-site': 'cross-site', origin: 'null' });
    expect(pressed.statusCode).toBe(303);
    expect(pressed.headers.location).toBe(link);
    expect(await ofVera()).toMatchObject(said);
    expect((await shown())?.reply).toBe(answer);
  });

  it('takes another answer by the same link, and the same twice is news to nobody', async () => {
    await press('OUT');
    await press('IN');
    await server.drain();
    const once = await ofVera();
    expect(once).toMatchObject({ likelihood: 1 });
    expect((await press('IN')).statusCode).toBe(303);
    expect(await ofVera()).toEqual(once);
    expect((await server.drain()).filter(({ to }) => to.includes('vera@example.com'))).toEqual([]);
    await press('MAYBE');
    expect(await ofVera()).toMatchObject({ likelihood: 0.5, status: 'MAYBE' });
  });

  it('takes several answers at once, one after the other, and loses none', async () => {
    const said: Record<string, string> = { IN: 'GOING', OUT: 'DECLINED', MAYBE: 'MAYBE' };
    for (const before of ['IN', 'OUT', 'MAYBE', 'IN']) {
      await press(before);
      const answers = ['OUT', 'IN', 'MAYBE', 'OUT', 'MAYBE', 'IN'];
      const pressed = await Promise.all(answers.map((answer) => press(answer)));
      expect(pressed.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 303));
      expect((await ofVera())?.status).toBe(said[(await shown())?.reply ?? '']);
    }
  });

  it('shows on the lists at once', async () => {
    const likelihoodOnList = async () => {
      const listed = (await server.rest('GET', '/api/events'))
        .json<EventView[]>()
        .find(({ urlHash }) => urlHash === event.urlHash);
      return listed?.participants.find(({ name }) => name === 'Vera')?.likelihood;
    };
    expect(await likelihoodOnList()).toBe(0.3);
    await press('IN');
    expect(await likelihoodOnList()).toBe(1);
  });

  it('tells who comes to a full event that they wait', async () => {
    [event, , link] = await asked({ participantThreshold: 2, capacity: 2 });
    await aResponse(server, event, { name: 'Nora' });
    await press('IN');
    expect(await shown()).toMatchObject({ reply: 'IN', response: { status: 'WAITLISTED', waitlistPosition: 1 } });
  });

  it('takes back a condition that was named since: it says what comes of a plain yes', async () => {
    const path = `/api/events/${event.urlHash}/participants/${maybe.id}`;
    const says = { likelihood: 1, minParticipants: 9, responseToken: maybe.responseToken };
    expect((await server.rest('PUT', path, says)).statusCode).toBe(200);
    expect(await shown()).toMatchObject({ withThem: 1, response: { status: 'CONDITIONAL' } });
    await press('IN');
    expect(await ofVera()).toMatchObject({ likelihood: 1, minParticipants: null, status: 'GOING' });
  });

  it('proves the address to be theirs', async () => {
    await press('MAYBE');
    const rows: unknown[] = await server.orm.em
      .fork()
      .execute('select is_email_confirmed from participant where id = ?', [maybe.id]);
    expect(rows).toEqual([{ is_email_confirmed: true }]);
  });
});
