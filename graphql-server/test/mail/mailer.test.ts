import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { smtpMailer } from '../../src/gateways/mail/smtpMailer.ts';
import { startSmtpSink, type SmtpSink } from './smtpSink.ts';

let sink: SmtpSink;
beforeEach(async () => {
  sink = await startSmtpSink();
});
afterEach(() => sink.stop());

describe('the mailer', () => {
  const from = { name: 'Quorum', address: 'hello@quorum.example.org' };
  const letter = {
    messageId: '<a@b>',
    to: 'vera@example.com',
    subject: '',
    text: 'All of it',
    html: '',
    calendar: null,
    unsubscribeUrl: '',
  };
  /** Time that is up when a test says so. */
  const commanded = () => {
    let pending: { ms: number; act: () => void } | null = null;
    const after = (ms: number, act: () => void) => {
      pending = { ms, act };
      return () => void (pending = null);
    };
    return { after, left: () => pending?.ms, isUp: () => pending?.act() };
  };

  it('leaves a host alone that hangs', async () => {
    sink.hang();
    const time = commanded();
    const sending = smtpMailer({ url: sink.url, from, after: time.after }).send(letter);
    time.isUp();
    await expect(sending).rejects.toMatchObject({ name: 'MailFailed', message: expect.stringContaining('too long') });
  });

  it('has more patience once all is said: what a slow host has taken is not sent again', async () => {
    const time = commanded();
    let answer: () => void = () => undefined;
    const isTaken = new Promise<void>((resolve) =>
      sink.beforeAnswer(() => {
        resolve();
        return new Promise((then) => (answer = then));
      }),
    );
    const sending = smtpMailer({ url: sink.url, from, after: time.after }).send(letter);
    expect(time.left()).toBe(30_000);
    await isTaken;
    expect(time.left()).toBe(180_000);
    answer();
    await sending;
    expect(time.left()).toBeUndefined();
  });

  it('has not for ever', async () => {
    const time = commanded();
    const isTaken = new Promise<void>((resolve) =>
      sink.beforeAnswer(() => {
        resolve();
        return new Promise(() => undefined);
      }),
    );
    const sending = smtpMailer({ url: sink.url, from, after: time.after }).send(letter);
    await isTaken;
    time.isUp();
    await expect(sending).rejects.toMatchObject({ name: 'MailFailed' });
  });
});
