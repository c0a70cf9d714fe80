/** Tables as polls and spreadsheets write them, each of the same two evenings (19:00 to 21:00 in Berlin) and the same votes. */
export interface Sample {
  table: string;
  /** Differences from the usual: ends that are not written, years. */
  ends?: false;
  rows?: string[];
  columns?: string[];
}

const crlf = (...lines: string[]) => lines.map((line) => `${line}\r\n`).join('');
const lf = (...lines: string[]) => lines.join('\n');

const NO_VOTES = 'It has no votes';
const SUM = 'It is a row of totals';

export const CORPUS: Record<string, Sample> = {
  'Framadate, English': {
    table: `\uFEFF${crlf(
      ',"Monday  1 March 2027","Monday  1 March 2027","Tuesday  2 March 2027",',
      ',"19:00 - 21:00","Never at once","19:00 - 21:00",',
      '"Alma","Yes","","Under reserve",',
      '"Bruno","No","","Yes",',
    )}`,
    columns: [],
  },
  'Framadate, German': {
    table: `\uFEFF${crlf(
      ',"Montag  1 März 2027","Dienstag  2 März 2027",',
      ',"19h-21h","19h-21h",',
      '"Alma","Ja","Unter Vorbehalt",',
      '"Bruno","Nein","Ja",',
    )}`,
  },
  'Framadate, French': {
    table: crlf(
      ',"lundi  1 mars 2027","mardi  2 mars 2027",',
      ',"19h00 à 21h00","19h00 à 21h00",',
      '"Alma","Oui","Sous réserve",',
      '"Bruno","Non","Oui",',
    ),
  },
  'Doodle, English': {
    table: [
      '"Poll ""Canoe"""\t\t',
      'https://doodle.com/poll/abc\t\t',
      '\t\t',
      '\tMarch 2027\t',
      '\tMon 1\tTue 2',
      '\t7:00 PM – 9:00 PM\t7:00 PM – 9:00 PM',
      'Alma\tOK\t(OK)',
      'Bruno\t\tOK',
      'Count\t1\t2',
    ].join('\r\n'),
    rows: [`9 Count: ${SUM}`],
  },
  'Doodle, German': {
    table: crlf(
      '"Umfrage ""Kanu""";;',
      ';März 2027;',
      ';Mo 1;Di 2',
      ';19:00 – 21:00;19:00 – 21:00',
      'Alma;OK;(OK)',
      'Bruno;;OK',
      'Anzahl;1;2',
    ),
    rows: [`7 Anzahl: ${SUM}`],
  },
  'Nextcloud Polls as CSV': {
    table: lf(
      'Participants,Email address,2027-03-01T18:00:00.000Z - 2027-03-01T20:00:00.000Z,2027-03-02T18:00:00.000Z - 2027-03-02T20:00:00.000Z',
      'Alma,alma@example.org,yes,maybe',
      'Bruno,bruno@example.org,no,yes',
    ),
    columns: [`2 Email address: ${NO_VOTES}`],
  },
  'Nextcloud Polls as a spreadsheet, English': {
    table: lf(
      'Canoe',
      'Which evening?',
      'From\t\tMon, Mar 1, 2027, 7:00\u202FPM\tTue, Mar 2, 2027, 7:00\u202FPM',
      'To\t\tMon, Mar 1, 2027, 9:00\u202FPM\tTue, Mar 2, 2027, 9:00\u202FPM',
      'Alma\talma@example.org\t✔️\t❔',
      'Bruno\t\t❌\t✔️',
    ),
    columns: [`2 : ${NO_VOTES}`],
  },
  'Nextcloud Polls as a spreadsheet, German': {
    table: lf(
      'Kanu',
      'Von\tMo., 1. März 2027, 19:00\tDi., 2. März 2027, 19:00',
      'Bis\tMo., 1. März 2027, 21:00\tDi., 2. März 2027, 21:00',
      'Alma\t✔\t❓',
      'Bruno\t✗\t☑',
    ),
  },
  'Nextcloud Polls as HTML, copied': {
    table: lf(
      'Participants\tMon, Mar 1, 2027, 7:00 – 9:00 PM\tTue, Mar 2, 2027, 7:00 – 9:00 PM',
      'Alma\tYes\tMaybe',
      'Bruno\tNo\tYes',
    ),
  },
  Rallly: {
    table: lf(
      'Name,Email,Responded on (Europe/Berlin),Mon 1 Mar 2027 7:00 PM - 9:00 PM,Tue 2 Mar 2027 7:00 PM - 9:00 PM',
      'Alma,alma@example.org,2026-11-20 10:22:33,Yes,If need be',
      'Bruno,,2026-11-21 08:00:00,No,Yes',
    ),
    columns: [`2 Email: ${NO_VOTES}`, `3 Responded on (Europe/Berlin): ${NO_VOTES}`],
  },
  'Rallly, older, without a year': {
    table: lf('2 participants,Mon 1 Mar 19:00 - 21:00,Tue 2 Mar 19:00 - 21:00', 'Alma,Yes,If need be', 'Bruno,No,Yes'),
  },
  'Google Forms, English': {
    table: lf(
      'Timestamp,Your name,Which evenings? [Mon 3/1/2027 7 PM – 9 PM],Which evenings? [Tue 3/2/2027 7 PM – 9 PM],Anything else?',
      '11/13/2026 10:22:33,Alma,Yes,Maybe,"Hello,\nand see you"',
      '11/20/2026 9:00:00,Bruno,No,Yes,',
    ),
    columns: [`1 Timestamp: ${NO_VOTES}`, `5 Anything else?: ${NO_VOTES}`],
  },
  'Google Forms, German': {
    table: crlf(
      '"Zeitstempel","Wie heißt du?","Abende [01.03.2027 19.00–21.00 Uhr]","Abende [02.03.2027 19.00–21.00 Uhr]"',
      '"2026/11/13 10:22:33 AM GMT+1","Alma","Ja","Vielleicht"',
      '"2026/11/20 9:00:00 AM GMT+1","Bruno","Nein","Ja"',
    ),
    columns: [`1 Zeitstempel: ${NO_VOTES}`],
  },
  'Google Sheets, copied, with boxes to tick': {
    table: lf('\t2027-03-01 19:00\t2027-03-02 19:00', 'Alma\tTRUE\t(x)', 'Bruno\tFALSE\tTRUE'),
    ends: false,
  },
  'Excel, German, saved': {
    table: `\uFEFF${crlf(
      'sep=;',
      'Nr.;Name;Mo 01.03.2027 19:00 - 21:00;Di 02.03.2027 19:00 - 21:00;Kommentar;;',
      '1;Alma;ja;vielleicht;bis bald;;',
      ';;;;;;',
      '2;Bruno;nein;ja;;;',
      ';Summe;1;1,5;;;',
    )}`,
    columns: [`1 Nr.: ${NO_VOTES}`, `5 Kommentar: ${NO_VOTES}`],
    rows: [`6 Summe: ${SUM}`],
  },
  'Excel, English, copied': {
    table: crlf(
      'Vorname\tNachname\t"Mon 1 March\n7 PM – 9 PM"\t"Tue 2 March\n7 PM – 9 PM"',
      'Alma\t\tyes\tmaybe',
      '\tBruno\tno\tyes',
      'Total\t\t1\t2',
    ),
    rows: [`4 Total: ${SUM}`],
  },
  'LibreOffice, with merged cells': {
    table: lf(
      'Name,March 2027,,Remarks',
      ',1,2,',
      ',19:00-21:00,19:00-21:00,',
      'Alma,WAHR,"0,5",later',
      'Bruno,FALSCH,WAHR,',
    ),
    columns: [`4 Remarks: ${NO_VOTES}`],
  },
  'LibreOffice, a day over its hours': {
    table: lf(';01.03.27;;02.03.27;', ';19.00 – 21.00;22.00;19.00 – 21.00;22.00', 'Alma;✓;;?;', 'Bruno;✘;;✓;'),
  },
};
