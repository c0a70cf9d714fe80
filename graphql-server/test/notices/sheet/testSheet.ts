import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Language } from '@quorum/domain/language';
import type { PushSender } from '../../../src/gateways/push/PushSender.ts';
import { NOTICES } from '../../../src/notices/notices.ts';
import { useMailServer } from '../../mail/useMailServer.ts';
import { sheetOf, type ReadMail } from './asRead.ts';
import { playAccount } from './playAccount.ts';
import { playEvents } from './playEvents.ts';
import { playFollows } from './playFollows.ts';
import { playPolls } from './playPolls.ts';
import { playRegulars } from './playRegulars.ts';
import { RULES } from './rules.ts';

/** They are sent by jobs, and are in no table. */
const DIGESTS = ['responses', 'quorum', 'lateWithdrawal'];
/** No mail brings them. */
const TEXTS = ['phoneCode', 'accountPhoneCode'];
const NOTICE_NAMES = [...Object.keys(NOTICES).filter((name) => !TEXTS.includes(name)), ...DIGESTS];

/** Nothing is handed over to it: what is told is read in the outbox. */
const PUSH_SENDER: PushSender = { takes: () => true, keys: null, send: () => Promise.resolve('TAKEN') };

/** All that mails say in a language, to every kind of reader, of events and polls in every state. */
export const testSheet = (language: Language): void => {
  const server = useMailServer({}, { pushSender: PUSH_SENDER });
  let mails: ReadMail[];
  beforeAll(async () => {
    mails = [
      ...(await playEvents(server, language)),
      ...(await playPolls(server, language)),
      ...(await playFollows(server, language)),
      ...(await playRegulars(server, language)),
      ...(await playAccount(server, language)),
    ];
  });

  it('has every notice', () => {
    expect([...new Set(mails.map(({ notice }) => notice))].toSorted()).toEqual(NOTICE_NAMES.toSorted());
  });

  it('is told on devices, too, where something is asked or has a link of its own', () => {
    const notices = new Set(mails.filter(({ device }) => device !== null).map(({ notice }) => notice));
    expect([...notices]).toEqual(expect.arrayContaining(['asked', 'placeOffered', 'regularDate', 'statusNews']));
  });

  it.each(RULES)('$name', ({ isBroken }) => {
    expect(sheetOf(mails.filter(isBroken))).toBe('');
  });

  describe('is as somebody has read it:', () => {
    it.each(NOTICE_NAMES)('%s', (name) => {
      expect(sheetOf(mails.filter(({ notice }) => notice === name))).toMatchSnapshot();
    });
  });
};
