import { seatsOf } from '@quorum/domain/decision/party';
import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import type { Question } from '@quorum/domain/organising/questions';
import type { OnDate } from '@quorum/domain/series/attendance';
import { stringify } from 'csv-stringify/sync';
import type { DateTime } from 'luxon';
import type { ServerMessages } from '../../messages/catalogues.generated.ts';
import { messagesIn } from '../../messages/messagesIn.ts';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import type { getGuestList, ListedGuest } from '../../use-cases/organising/guestList.ts';
import type { SeriesAttendance } from '../../use-cases/organising/seriesAttendance.ts';

type Cell = string | number;
type Words = ServerMessages['guestList'];

interface Column {
  heading: (words: Words) => string;
  cell: (guest: ListedGuest, event: EventEntity, words: Words) => Cell;
}

const NOBODY_SAYS = '?';

const yesOrNo = (is: boolean, { yes, no }: Words): string => (is ? yes : no);

const cameText = (attended: boolean | null, words: Words): string =>
  attended === null ? '' : yesOrNo(attended, words);

/** By the clock where the event takes place, in a form that spreadsheets know. */
const momentIn = ({ timezone }: EventEntity, moment: DateTime): string =>
  moment.setZone(timezone).toFormat('yyyy-MM-dd HH:mm');

const headed = (column: keyof Words['column']) => (words: Words) => words.column[column];

/** The columns of every list, in this order; after them come those of what its own event asks. */
const COLUMNS: readonly Column[] = [
  { heading: headed('name'), cell: ({ response }) => response.name },
  { heading: headed('status'), cell: ({ status }, _, words) => words.status[status] },
  { heading: headed('position'), cell: ({ waitlistPosition }) => waitlistPosition ?? '' },
  { heading: headed('people'), cell: ({ response }) => seatsOf(response) },
  { heading: headed('likelihood'), cell: ({ response }) => `${Math.round(response.likelihood * 100)} %` },
  { heading: headed('condition'), cell: ({ response }) => response.minParticipants ?? '' },
  { heading: headed('email'), cell: ({ response }) => response.email ?? '' },
  { heading: headed('phone'), cell: ({ phone }) => phone ?? '' },
  { heading: headed('comment'), cell: ({ response }) => response.comment },
  { heading: headed('responded'), cell: ({ response }, event) => momentIn(event, response.createdAt) },
  { heading: headed('changed'), cell: ({ response }, event) => momentIn(event, response.updatedAt) },
  { heading: headed('came'), cell: ({ attended }, _, words) => cameText(attended, words) },
];

const answerText = ({ kind }: Question, text: string, words: Words): string =>
  kind === 'YES_NO' ? yesOrNo(text === 'YES', words) : text;

/** One for each question. */
const answerColumns = ({ questions }: EventEntity): Column[] =>
  questions.map((question) => ({
    heading: () => question.text,
    cell: ({ response }, _, words) => {
      const answer = response.answers.find(({ questionId }) => questionId === question.id);
      return answer ? answerText(question, answer.text, words) : '';
    },
  }));

/** What is said of the payment, of an event that costs something. Who does not come need not pay. */
const paymentColumns = ({ price }: EventEntity): Column[] =>
  price === null
    ? []
    : [
        {
          heading: headed('payment'),
          cell: ({ response: { payment }, status }, _, words) => {
            if (payment) return words.payment[payment];
            return status === 'GOING' ? words.payment.OPEN : '';
          },
        },
      ];

/** Where a comma parts the decimals of a number, spreadsheets part cells by semicolons. */
const separatorIn = (language: ReaderLanguage): string =>
  new Intl.NumberFormat(language).formatToParts(0.5).some(({ type, value }) => type === 'decimal' && value === ',')
    ? ';'
    : ',';

/** What stands before a text that spreadsheets take for a formula is no part of it; a line feed is, which the library lets through. */
const trimmed = (cell: Cell): Cell => (typeof cell === 'string' ? cell.trim() : cell);

const csvOf = (headings: readonly string[], rows: readonly (readonly Cell[])[], language: ReaderLanguage): string =>
  stringify([headings.map(trimmed), ...rows.map((row) => row.map(trimmed))], {
    bom: true,
    record_delimiter: 'windows',
    delimiter: separatorIn(language),
    escape_formulas: true,
  });

/** Who responded to an event. */
export const guestListCsv = (
  { event, guests }: Awaited<ReturnType<typeof getGuestList>>,
  language: ReaderLanguage,
): string => {
  const words = messagesIn(language).guestList;
  const columns = [...COLUMNS, ...answerColumns(event), ...paymentColumns(event)];
  const headings = columns.map(({ heading }) => heading(words));
  const rows = guests.map((guest) => columns.map(({ cell }) => cell(guest, event, words)));
  return csvOf(headings, rows, language);
};

/** Whether somebody came; where nobody has said it, what they said themselves, of which a yes is open. */
const onDateText = (on: OnDate | undefined, words: Words): string => {
  if (!on) return '';
  const { attended, status } = on;
  if (attended !== null) return cameText(attended, words);
  return status === 'GOING' ? NOBODY_SAYS : words.status[status];
};

/** Who came to which date of a series. */
export const seriesCsv = ({ dates, people }: SeriesAttendance, language: ReaderLanguage): string => {
  const words = messagesIn(language).guestList;
  const { name, email, came } = words.column;
  const headings = [name, email, came, ...dates.map((date) => momentIn(date, date.date))];
  const rows = people.map((guest) => [
    guest.name,
    guest.email ?? '',
    guest.came,
    ...dates.map(({ id }) => onDateText(guest.dates.get(id), words)),
  ]);
  return csvOf(headings, rows, language);
};
