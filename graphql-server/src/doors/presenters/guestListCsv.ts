import type { ResponseStatus } from '@quorum/domain/decision/status';
import { seatsOf } from '@quorum/domain/decision/party';
import { inLanguage, type InLanguages, type Language } from '@quorum/domain/language';
import type { Question } from '@quorum/domain/organising/questions';
import type { PaymentState } from '@quorum/domain/response/payment';
import type { OnDate } from '@quorum/domain/series/attendance';
import { stringify } from 'csv-stringify/sync';
import type { DateTime } from 'luxon';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import type { getGuestList, ListedGuest } from '../../use-cases/organising/guestList.ts';
import type { SeriesAttendance } from '../../use-cases/organising/seriesAttendance.ts';

type Cell = string | number;
/** In each language. */
type Words = InLanguages<string>;

interface Column {
  heading: Words;
  cell: (guest: ListedGuest, event: EventEntity, language: Language) => Cell;
}

const STATUSES: Readonly<Record<ResponseStatus, Words>> = {
  GOING: { en: 'Going', de: 'Dabei' },
  CONDITIONAL: { en: 'Conditional', de: 'Unter Bedingung' },
  WAITLISTED: { en: 'Waitlist', de: 'Warteliste' },
  MAYBE: { en: 'Maybe', de: 'Vielleicht' },
  STANDBY: { en: 'Standby', de: 'Auf Abruf' },
  DECLINED: { en: 'Declined', de: 'Abgesagt' },
};

const PAYMENTS: Readonly<Record<PaymentState, Words>> = {
  SENT: { en: 'Sent', de: 'Gesendet' },
  RECEIVED: { en: 'Received', de: 'Angekommen' },
};
const NOT_PAID: Words = { en: 'Open', de: 'Offen' };

const YES: Words = { en: 'yes', de: 'ja' };
const NO: Words = { en: 'no', de: 'nein' };
const NOBODY_SAYS = '?';

const cameText = (attended: boolean | null, language: Language): string =>
  attended === null ? '' : inLanguage(attended ? YES : NO, language);

/** By the clock where the event takes place, in a form that spreadsheets know. */
const momentIn = ({ timezone }: EventEntity, moment: DateTime): string =>
  moment.setZone(timezone).toFormat('yyyy-MM-dd HH:mm');

/** The columns of every list, in this order; after them come those of what its own event asks. */
const COLUMNS: readonly Column[] = [
  { heading: { en: 'Name', de: 'Name' }, cell: ({ response }) => response.name },
  {
    heading: { en: 'Status', de: 'Status' },
    cell: ({ status }, _, language) => inLanguage(STATUSES[status], language),
  },
  { heading: { en: 'Position', de: 'Position' }, cell: ({ waitlistPosition }) => waitlistPosition ?? '' },
  { heading: { en: 'People', de: 'Personen' }, cell: ({ response }) => seatsOf(response) },
  {
    heading: { en: 'Likelihood', de: 'Wahrscheinlichkeit' },
    cell: ({ response }) => `${Math.round(response.likelihood * 100)} %`,
  },
  { heading: { en: 'Condition', de: 'Ab so vielen' }, cell: ({ response }) => response.minParticipants ?? '' },
  { heading: { en: 'Email', de: 'E-Mail' }, cell: ({ response }) => response.email ?? '' },
  { heading: { en: 'Phone', de: 'Telefon' }, cell: ({ phone }) => phone ?? '' },
  { heading: { en: 'Comment', de: 'Kommentar' }, cell: ({ response }) => response.comment },
  {
    heading: { en: 'Responded', de: 'Geantwortet' },
    cell: ({ response }, event) => momentIn(event, response.createdAt),
  },
  { heading: { en: 'Changed', de: 'Geändert' }, cell: ({ response }, event) => momentIn(event, response.updatedAt) },
  { heading: { en: 'Came', de: 'War da' }, cell: ({ attended }, _, language) => cameText(attended, language) },
];

const answerText = ({ kind }: Question, text: string, language: Language): string =>
  kind === 'YES_NO' ? inLanguage(text === 'YES' ? YES : NO, language) : text;

/** One for each question. */
const answerColumns = ({ questions }: EventEntity): Column[] =>
  questions.map((question) => ({
    heading: { en: question.text, de: question.text },
    cell: ({ response }, _, language) => {
      const answer = response.answers.find(({ questionId }) => questionId === question.id);
      return answer ? answerText(question, answer.text, language) : '';
    },
  }));

/** What is said of the payment, of an event that costs something. Who does not come need not pay. */
const paymentColumns = ({ price }: EventEntity): Column[] =>
  price === null
    ? []
    : [
        {
          heading: { en: 'Payment', de: 'Zahlung' },
          cell: ({ response: { payment }, status }, _, language) => {
            if (payment) return inLanguage(PAYMENTS[payment], language);
            return status === 'GOING' ? inLanguage(NOT_PAID, language) : '';
          },
        },
      ];

/** Where commas part the decimals, spreadsheets part cells by semicolons. */
const SEPARATOR: Words = { en: ',', de: ';' };

/** What stands before a text that spreadsheets take for a formula is no part of it; a line feed is, which the library lets through. */
const trimmed = (cell: Cell): Cell => (typeof cell === 'string' ? cell.trim() : cell);

const csvOf = (headings: readonly string[], rows: readonly (readonly Cell[])[], language: Language): string =>
  stringify([headings.map(trimmed), ...rows.map((row) => row.map(trimmed))], {
    bom: true,
    record_delimiter: 'windows',
    delimiter: inLanguage(SEPARATOR, language),
    escape_formulas: true,
  });

/** Who responded to an event. */
export const guestListCsv = (
  { event, guests }: Awaited<ReturnType<typeof getGuestList>>,
  language: Language,
): string => {
  const columns = [...COLUMNS, ...answerColumns(event), ...paymentColumns(event)];
  const headings = columns.map(({ heading }) => inLanguage(heading, language));
  const rows = guests.map((guest) => columns.map(({ cell }) => cell(guest, event, language)));
  return csvOf(headings, rows, language);
};

/** Whether somebody came; where nobody has said it, what they said themselves, of which a yes is open. */
const onDateText = (on: OnDate | undefined, language: Language): string => {
  if (!on) return '';
  const { attended, status } = on;
  if (attended !== null) return cameText(attended, language);
  return status === 'GOING' ? NOBODY_SAYS : inLanguage(STATUSES[status], language);
};

/** Who came to which date of a series. */
export const seriesCsv = ({ dates, people }: SeriesAttendance, language: Language): string => {
  const came: Words = { en: 'Came', de: 'War da' };
  const email: Words = { en: 'Email', de: 'E-Mail' };
  const headings = [
    'Name',
    inLanguage(email, language),
    inLanguage(came, language),
    ...dates.map((date) => momentIn(date, date.date)),
  ];
  const rows = people.map((guest) => [
    guest.name,
    guest.email ?? '',
    guest.came,
    ...dates.map(({ id }) => onDateText(guest.dates.get(id), language)),
  ]);
  return csvOf(headings, rows, language);
};
