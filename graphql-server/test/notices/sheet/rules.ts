import type { ReadMail } from './asRead.ts';
import { kindOf, type Kind } from './people.ts';
import { SCENES } from './scenes.ts';

// What no mail says, whichever notice it is. Each rule has a mail that breaks it, by which rules.test.ts sees that it can.

interface Rule {
  name: string;
  isBroken: (mail: ReadMail) => boolean;
  /** Breaks it. */
  example: Partial<ReadMail>;
}

const textOf = ({ subject, lines }: ReadMail) => [subject, ...lines].join('\n');
const says =
  (pattern: RegExp) =>
  (mail: ReadMail): boolean =>
    pattern.test(textOf(mail));

const toNoneBut =
  (kinds: readonly Kind[], pattern: RegExp) =>
  (mail: ReadMail): boolean =>
    !kinds.includes(kindOf(mail.reader)) && says(pattern)(mail);

const numberOf = (text = '') => Number(text.replace(',', '.'));
const hasMoreThanAll = (mail: ReadMail) =>
  [...textOf(mail).matchAll(/(\d+(?:[.,]\d+)?) (?:of|von)(?: the| den)? (\d+)/g)].some(
    ([, part, whole]) => numberOf(part) > numberOf(whole),
  );

const sceneOf = ({ scene }: ReadMail) => SCENES.find(({ name }) => name === scene);
const sentencesOf = (mail: ReadMail) => textOf(mail).split(/\n|(?<=[.!?]) (?=\p{Lu})/u);

const PRIVATE_LINK = /#(response|vote|withdraw)=/;
const secretsIn = (links: readonly string[]) => links.flatMap((link) => /[\w-]{43}$/.exec(link) ?? []);

const FILE = /attached file|angehängte Datei/;
const REMOVES = /file to remove it|Datei, um es zu entfernen/;
const isCancelled = ({ calendar }: ReadMail) =>
  calendar !== null && /^(STATUS:CANCELLED|METHOD:CANCEL)\r?$/m.test(calendar);
/** Notices of a change of which everybody's calendar knows. */
const WITH_CALENDAR_FILE = ['changed', 'cancelled', 'decided', 'statusNews', 'seatClaimed', 'placeTaken'];
/** Notices that open what their reader has said. */
const OPENING = ['confirmation', 'regularWelcome', 'regularDate'];
/** Notices that ask something. */
const ASKING = ['asked', 'placeOffered'];

export const RULES: readonly Rule[] = [
  {
    name: 'says no value that is none',
    isBroken: says(/undefined|\bnull\b|NaN|\[object/),
    example: { lines: ['It needs NaN people.'] },
  },
  {
    name: 'has no sentence that is empty, or ends twice',
    isBroken: says(/\.\.|\s[.,;:](\s|$)|\(\s*\)|“”|„“|[.!?] [.!?]|^[.,;:!?]/m),
    example: { lines: ['It is on..'] },
  },
  { name: 'has no more than all', isBroken: hasMoreThanAll, example: { lines: ['8.5 of the 8 people it needs.'] } },
  {
    name: 'halves people only where it says what can be expected',
    isBroken: (mail) =>
      sentencesOf(mail).some((sentence) => /\d[.,]\d/.test(sentence) && !/expect|zu rechnen|Zu rechnen/.test(sentence)),
    example: { lines: ['It needs 8 people and has 7.5.'] },
  },
  {
    name: 'tells nobody that they may cancel what they have not promised',
    isBroken: toNoneBut(['GOING'], /If you can’t come any more|Wenn du doch nicht kannst/),
    example: { reader: 'standby', lines: ['If you can’t come any more, please change your response.'] },
  },
  {
    name: 'tells those alone that they are in who are',
    isBroken: toNoneBut(
      ['GOING'],
      /joined|You are in\b|You have a place|seat is yours|Du bist dabei|Du hast einen Platz/,
    ),
    example: { reader: 'maybe', lines: ['You’ve successfully joined.'] },
  },
  {
    name: 'tells those alone who said no that they are not coming',
    isBroken: toNoneBut(
      ['DECLINED', 'STANDBY'],
      /[Yy]ou (said that you )?are not coming|dass du nicht kommst|Du kommst nicht/,
    ),
    example: { reader: 'yes', lines: ['You said that you are not coming.'] },
  },
  {
    name: 'tells those alone who wait that they wait',
    isBroken: toNoneBut(['WAITLISTED'], /You are on the waitlist|Du (bist|stehst) auf der Warteliste/),
    example: { reader: 'no', lines: ['You are on the waitlist.'] },
  },
  {
    name: 'tells those alone who can be asked that they are on standby',
    isBroken: toNoneBut(['STANDBY'], /[Yy]ou (are|stay) on standby|but may be asked:|Du (stehst|bleibst) auf Abruf/),
    example: { reader: 'no', lines: ['You are on standby.'] },
  },
  {
    name: 'does not remind people who have said no',
    isBroken: ({ notice, reader }) => notice === 'reminder' && kindOf(reader) === 'DECLINED',
    example: { notice: 'reminder', reader: 'no' },
  },
  {
    name: 'speaks of enough people only where there are enough',
    isBroken: (mail) =>
      sceneOf(mail)?.isEnough === false &&
      says(/^Enough|^There are enough|Enough people (are|again)|^Es sind (wieder )?genug/m)(mail),
    example: { scene: 'on, too few', lines: ['Enough people are in.'] },
  },
  {
    name: 'speaks of too few people only where there are too few',
    isBroken: (mail) =>
      sceneOf(mail)?.isEnough === true && says(/[Tt]oo few|[Nn]ot enough people|[Zz]u wenige|nicht genug\./)(mail),
    example: { scene: 'on', lines: ['Too few people again'] },
  },
  {
    name: 'asks nobody to respond to what is called off',
    isBroken: (mail) =>
      sceneOf(mail)?.status === 'CALLED_OFF' &&
      says(/please change|ändere (sie )?bitte|Take the seat|Platz nehmen/)(mail),
    example: { scene: 'called off', lines: ['As soon as you know, please change your response.'] },
  },
  {
    name: 'speaks of a file where there is one',
    isBroken: (mail) => says(FILE)(mail) && mail.calendar === null,
    example: { lines: ['Open the attached file.'] },
  },
  {
    name: 'says what the file is for where it changes calendars',
    isBroken: (mail) => WITH_CALENDAR_FILE.includes(mail.notice) && (mail.calendar === null || !says(FILE)(mail)),
    example: { notice: 'decided', calendar: 'STATUS:CONFIRMED' },
  },
  {
    name: 'says of a file that it removes the event just where it does',
    isBroken: (mail) => says(FILE)(mail) && says(REMOVES)(mail) !== isCancelled(mail),
    example: { lines: ['Open the attached file to add the event.'], calendar: 'STATUS:CANCELLED' },
  },
  {
    name: 'can be left, says why it comes, and leads somewhere',
    isBroken: ({ lines, links }) =>
      !/^-- (You get this because|Du bekommst diese Mail, weil) .+ (Unsubscribe|Abbestellen): \/unsubscribe$/.test(
        lines.at(-1) ?? '',
      ) || links.length === 0,
    example: { lines: ['-- Goodbye.'] },
  },
  {
    name: 'leads those who are asked to a reply, and nobody else',
    isBroken: ({ notice, links }) => ASKING.includes(notice) !== links.some((link) => link.includes('/answer/')),
    example: { notice: 'asked', links: ['https://quorum.example.org/events/x'] },
  },
  {
    name: 'leads those who have just responded to their own response',
    isBroken: ({ notice, links }) => OPENING.includes(notice) !== links.some((link) => link.includes('#response=')),
    example: { notice: 'confirmation', links: ['https://quorum.example.org/events/x'] },
  },
  {
    name: 'proves no address on a device, whose owner may have typed any',
    isBroken: ({ device, links }) =>
      device !== null && (PRIVATE_LINK.test(device) || secretsIn(links).some((secret) => device.includes(secret))),
    example: {
      links: [`https://quorum.example.org/answer/${'x'.repeat(43)}`],
      device: `{"navigate":"https://quorum.example.org/answer/${'x'.repeat(43)}"}`,
    },
  },
  {
    name: 'does not speak of events to those who voted on dates, nor of responses to their organiser',
    isBroken: (mail) =>
      sceneOf(mail) === undefined &&
      mail.scene !== 'series' &&
      says(/this event|dieses Event|your response|[Dd]eine Antwort/)(mail),
    example: { reader: 'voter', scene: 'open', lines: ['You get this because you organise this event.'] },
  },
  {
    name: 'speaks to organisers of their event, and of no response of theirs',
    isBroken: (mail) =>
      kindOf(mail.reader) === 'ORGANISER' && says(/your response|[Dd]eine Antwort|auf das Event geantwortet/)(mail),
    example: { reader: 'organiser', lines: ['Please change your response.'] },
  },
];
