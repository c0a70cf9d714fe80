import { describe, expect, it } from '@jest/globals';
import { aResponse, anEvent } from '../support/builders.ts';
import { aCall, aTexted, decide, givePhone, likelihoodOf, NUMBER, says, send, useSmsServer } from './smsWorld.ts';
import type { SmsServer } from './smsWorld.ts';

const server = useSmsServer();

/** Somebody with a number who was told by a text that the event takes place. */
const afterDecisionText = async (on: SmsServer = server, changes: Record<string, unknown> = {}) => {
  const texted = await aTexted(on, changes);
  await decide(on, texted.event);
  await on.drainTexts();
  return texted;
};

const textsOf = (texts: readonly { text: string }[]) => texts.map(({ text }) => text);

describe('a reply', () => {
  it.each([
    ['NO', 0, 'You are out. '],
    ['no.', 0, 'You are out. '],
    ['  Nein!\n', 0, 'You are out. '],
    ['Maybe', 0.5, 'You are a maybe. '],
    ['vielleicht', 0.5, 'You are a maybe. '],
    ['YES', 1, 'You are in. '],
    ['“Ja”', 1, 'You are in. '],
  ])('of %j changes the response, and is answered', async (text, likelihood, beginning) => {
    const { event, response } = await afterDecisionText();
    const answers = textsOf(await says(server, text));
    expect(await likelihoodOf(server, response)).toBe(likelihood);
    expect(answers).toEqual([
      `${beginning}"Evening volleyball", Wed 6 May, 6pm\nhttps://quorum.example.org/events/${event.urlHash}`,
    ]);
  });

  it('replies to the question that was asked last', async () => {
    const first = await afterDecisionText();
    const second = await afterDecisionText();
    await says(server, 'NO');
    expect([await likelihoodOf(server, first.response), await likelihoodOf(server, second.response)]).toEqual([1, 0]);
  });

  it('is a reply to what somebody was asked', async () => {
    const { event, response } = await aTexted(server, { likelihood: 0.5 });
    const em = server.orm.em.fork();
    await em.execute(`insert into ask (participant_id, kind, created_at) values (?, 'DECIDE', now())`, [response.id]);
    await em.execute(
      `insert into activity (type, event_id, details, created_at, dispatched_at)
        select 'event.asked', id, ?, now(), null from event where url_hash = ?`,
      [
        JSON.stringify({
          kind: 'DECIDE',
          asks: [{ ask: 1, response: response.id, withThem: 0.6, withoutThem: 0.2 }],
        }),
        event.urlHash,
      ],
    );
    const [question] = textsOf(await server.drainTexts());
    expect(question).toContain('Are you in? "Evening volleyball", Wed 6 May, 6pm');
    expect(question).toContain('\nReply YES, NO or MAYBE.\n');
    await says(server, 'yes');
    expect(await em.execute('select reply from ask')).toEqual([{ reply: 'IN' }]);
    expect(await likelihoodOf(server, response)).toBe(1);
  });

  it('from a person who left no address says nothing of one', async () => {
    const { response } = await afterDecisionText(server, { email: 'vera@example.com' });
    await says(server, 'NO');
    const rows = await server.orm.em
      .fork()
      .execute('select is_email_confirmed from participant where id = ?', [response.id]);
    expect(rows).toEqual([{ is_email_confirmed: false }]);
  });

  it('once the event has begun changes nothing, and says so', async () => {
    const { response } = await afterDecisionText();
    server.clock.set('2026-05-06T08:00:00Z');
    await server.provider.setTime('2026-05-06T08:00:00Z');
    expect(textsOf(await says(server, 'NO'))).toEqual([
      expect.stringContaining('This cannot be changed any more. "Evening volleyball"'),
    ]);
    expect(await likelihoodOf(server, response)).toBe(1);
  });

  it('to an event that was called off changes nothing', async () => {
    const { event, response } = await afterDecisionText();
    await decide(server, event, 'CALL_OFF');
    await server.drainTexts();
    expect(textsOf(await says(server, 'NO'))).toEqual([expect.stringContaining('This cannot be changed any more.')]);
    expect(await likelihoodOf(server, response)).toBe(1);
  });

  it('from a number that the response has no longer changes nothing', async () => {
    const { response } = await afterDecisionText();
    await server.orm.em.fork().execute(`update participant_phone set number = '+4915199999999'`);
    await says(server, 'NO');
    expect(await likelihoodOf(server, response)).toBe(1);
  });

  it('from somebody else’s number changes nothing, and costs nothing', async () => {
    const { response } = await afterDecisionText();
    expect(await says(server, 'NO', { from: '+4915199999999' })).toEqual([]);
    expect(await says(server, 'who is this', { from: '+4915199999999' })).toEqual([]);
    expect(await likelihoodOf(server, response)).toBe(1);
  });

  it('of somebody whose yes waits for a place says so', async () => {
    const event = await anEvent(server, { participantThreshold: 2, capacity: 2 });
    for (const name of ['Nick', 'Anna']) await aResponse(server, event, { name, likelihood: 1 });
    const response = await aResponse(server, event, { name: 'Vera', likelihood: 0.5 });
    await givePhone(server, response);
    await decide(server, event);
    await server.drainTexts();
    expect(textsOf(await says(server, 'YES'))).toEqual([expect.stringContaining('You are on the waitlist. ')]);
  });

  it('is answered in the language of the question', async () => {
    const event = await anEvent(server);
    const response = await aResponse(server, event, { name: 'Vera', likelihood: 1 });
    await givePhone(server, response, NUMBER, 'de');
    await decide(server, event);
    const [question] = textsOf(await server.drainTexts());
    expect(question).toContain('\nDoch nicht? Antworte NEIN.\n');
    expect(textsOf(await says(server, 'Nein'))).toEqual([expect.stringMatching(/^Du bist nicht dabei\. "Evening/)]);
  });

  it('changes nothing after the twentieth of a day', async () => {
    const { response } = await afterDecisionText();
    for (let count = 0; count < 10; count++) {
      await says(server, 'NO');
      await says(server, 'YES');
    }
    expect(await says(server, 'NO')).toEqual([]);
    expect(await likelihoodOf(server, response)).toBe(1);
  });
});

describe('a call that comes again', () => {
  it('is answered as the first, and changes nothing twice', async () => {
    const { response } = await afterDecisionText();
    const call = await aCall(server, 'NO');
    const first = await send(server, call);
    const { length } = await server.drainTexts();
    await says(server, 'YES');
    const again = await send(server, call);
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    expect([length, await server.drainTexts()]).toEqual([1, []]);
    expect(await likelihoodOf(server, response)).toBe(1);
  });

  it('at the same moment changes nothing twice', async () => {
    await afterDecisionText();
    const call = await aCall(server, 'NO');
    const answers = await Promise.all([send(server, call), send(server, call), send(server, call)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect(await server.drainTexts()).toHaveLength(1);
  });
});

describe('STOP', () => {
  it.each(['STOP', 'Stop.', 'stopall', 'UNSUBSCRIBE', 'end', 'Quit'])(
    'as %j ends texts about all events',
    async (word) => {
      const { event } = await afterDecisionText();
      const other = await aTexted(server);
      expect(textsOf(await says(server, word))).toEqual([
        'Quorum sends you no more texts. START brings them back.\nhttps://quorum.example.org',
      ]);
      await decide(server, event, 'CALL_OFF');
      await decide(server, other.event);
      expect(await server.drainTexts()).toEqual([]);
    },
  );

  it('said again costs nothing', async () => {
    await afterDecisionText();
    await says(server, 'STOP');
    expect(await says(server, 'STOP')).toEqual([]);
  });

  it('takes back what waits to be sent', async () => {
    const { event } = await afterDecisionText();
    await decide(server, event, 'CALL_OFF');
    await server.dispatch();
    expect(textsOf(await says(server, 'STOP'))).toEqual([expect.stringContaining('no more texts')]);
  });

  it('keeps the number as a digest', async () => {
    await afterDecisionText();
    await says(server, 'STOP');
    const stopped = await server.orm.em.fork().execute('select * from sms_stopped');
    expect(JSON.stringify(stopped)).not.toContain(NUMBER.slice(1));
  });

  it('leads to mail for those who left an address', async () => {
    const { event } = await afterDecisionText(server, { email: 'vera@example.com' });
    await says(server, 'STOP');
    await decide(server, event, 'CALL_OFF');
    expect(await server.drain()).toHaveLength(1);
  });

  it('is taken back by START, and not by YES, which carriers take for it', async () => {
    const { event, response } = await afterDecisionText();
    await says(server, 'NO');
    await says(server, 'STOP');
    expect(await says(server, 'YES')).toEqual([]);
    expect(await likelihoodOf(server, response)).toBe(1);
    await decide(server, event, 'CALL_OFF');
    expect(await server.drainTexts()).toEqual([]);
    expect(textsOf(await says(server, 'Start'))).toEqual([expect.stringContaining('sends you texts again')]);
    await decide(server, event);
    expect(await server.drainTexts()).toHaveLength(1);
  });

  it('is no CANCEL, by which people mean the event', async () => {
    const { event } = await afterDecisionText();
    await says(server, 'CANCEL');
    await decide(server, event, 'CALL_OFF');
    expect(await server.drainTexts()).toHaveLength(1);
  });
});

describe('what no word says', () => {
  it('is answered by a short help once a day', async () => {
    await afterDecisionText();
    expect(textsOf(await says(server, 'Can I bring my dog?'))).toEqual([
      expect.stringMatching(/^Quorum tells you about events .* STOP ends texts\.\nhttps:/),
    ]);
    expect(await says(server, 'Yes, and my dog too, if it does not rain')).toEqual([]);
    expect(await says(server, 'HELP')).toEqual([]);
    server.clock.set('2026-05-02T12:00:00Z');
    await server.provider.setTime('2026-05-02T12:00:00Z');
    expect(await says(server, '???')).toHaveLength(1);
  });

  it('as HELP is answered to anybody', async () => {
    expect(await says(server, 'Help', { from: '+4915199999999' })).toHaveLength(1);
    expect(await says(server, 'HILFE', { from: '+4915199999999' })).toEqual([]);
  });
});

describe('where Twilio sends texts', () => {
  const twilio = useSmsServer('twilio');

  it('a reply changes the response, and the call is answered with no text', async () => {
    const { response } = await afterDecisionText(twilio);
    const { body, headers } = await send(twilio, await aCall(twilio, 'NO'));
    expect([body, headers['content-type']]).toEqual(['<Response/>', 'text/xml']);
    expect(textsOf(await twilio.drainTexts())).toEqual([expect.stringContaining('You are out. ')]);
    expect(await likelihoodOf(twilio, response)).toBe(0);
  });

  it('STOP, START and HELP are answered by Twilio itself', async () => {
    const { event } = await afterDecisionText(twilio);
    for (const word of ['HELP', 'STOP', 'START', 'STOP']) expect(await says(twilio, word)).toEqual([]);
    await decide(twilio, event, 'CALL_OFF');
    expect(await twilio.drainTexts()).toEqual([]);
  });

  it('a number that has texted Twilio STOP gets no more texts, and mail instead', async () => {
    const { event } = await aTexted(twilio, { email: 'vera@example.com' });
    await twilio.provider.behave(21_610);
    await decide(twilio, event);
    expect(await twilio.drain()).toHaveLength(1);
    await decide(twilio, event, 'CALL_OFF');
    await twilio.drain();
    expect(await twilio.provider.taken()).toEqual([]);
    expect(await twilio.texts()).toHaveLength(1);
  });
});

describe('where a phone sends texts', () => {
  const phone = useSmsServer('smsgate');

  it('a reply changes the response', async () => {
    const { response } = await afterDecisionText(phone);
    expect(textsOf(await says(phone, 'NO', { from: '0049 151 12345678' }))).toEqual([
      expect.stringContaining('You are out. '),
    ]);
    expect(await likelihoodOf(phone, response)).toBe(0);
  });

  it('the same words twice are two texts', async () => {
    const { response } = await afterDecisionText(phone);
    for (const word of ['NO', 'YES', 'NO']) await says(phone, word);
    expect(await likelihoodOf(phone, response)).toBe(0);
  });
});
