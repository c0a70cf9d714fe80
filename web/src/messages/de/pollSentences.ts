/** What the rules of date polls say, by the English sentence. */
export const pollSentences = {
  'Options must be a list of dates': 'Die Termine müssen eine Liste sein',
  'A poll has {min} to {max} options': 'Eine Umfrage hat {min} bis {max} Termine',
  'The chance must be a number above 0 and at most 1': 'Die Wahrscheinlichkeit muss über 0 und höchstens 1 sein',
  'Two options start at the same time': 'Zwei Termine beginnen zur selben Zeit',
  'Voting must end before the last option starts': 'Die Abstimmung muss enden, bevor der letzte Termin beginnt',
  'Every option must be in the future': 'Jeder Termin muss in der Zukunft liegen',
  'The end of voting must be in the future': 'Das Ende der Abstimmung muss in der Zukunft liegen',
  'The end of voting must be an ISO 8601 date and time': 'Das Ende der Abstimmung muss ein Datum mit Uhrzeit sein',
  'This poll has its date. Respond to the event': 'Der Termin steht schon. Antworte beim Event',
  'This poll has its date. Change the event instead': 'Der Termin steht schon. Ändere das Event',
  'This poll is closed and takes no more votes': 'Diese Umfrage ist beendet und nimmt keine Stimmen mehr an',
  'Voting has ended. Choose a later end, and dates to come':
    'Die Abstimmung ist vorbei. Wähle ein späteres Ende und Termine, die noch kommen',
  'Vote for at least one option': 'Stimme für mindestens einen Termin ab',
  'Each option has one vote': 'Jeder Termin hat eine Stimme',
  'There is nobody to import': 'Es gibt niemanden zu übernehmen',
  'A poll has at most {max} voters': 'In einer Umfrage stimmen höchstens {max} Leute ab',
  'This poll has no such option': 'Diesen Termin gibt es in der Umfrage nicht',
  'This date is over. Vote for one that is to come': 'Dieser Termin ist vorbei. Stimme für einen ab, der noch kommt',
  'The table is too large. Leave out what is not names, dates and votes':
    'Die Tabelle ist zu groß. Lass weg, was nicht Namen, Termine und Stimmen sind',
  'This is no text. Copy the table from a spreadsheet, or save it as CSV':
    'Das ist kein Text. Kopiere die Tabelle aus einer Tabellenkalkulation, oder speichere sie als CSV',
  'The table has more than {max} columns': 'Die Tabelle hat mehr als {max} Spalten',
  'The table has more than {max} rows': 'Die Tabelle hat mehr als {max} Zeilen',
  'A quotation mark is not closed in the table': 'In der Tabelle fehlt ein schließendes Anführungszeichen',
  'The table needs a row of dates, and below it a row for each person':
    'Die Tabelle braucht eine Zeile mit Terminen und darunter eine Zeile für jede Person',
  'There is no date above the votes. Write them such as 2026-12-24 19:00 or 24.12.2026 19:00':
    'Über den Stimmen steht kein Termin. Schreibe ihn etwa als 24.12.2026 19:00',
  'A poll has at most {max} dates': 'Eine Umfrage hat höchstens {max} Termine',
  'Row {row} has no name': 'In Zeile {row} fehlt der Name',
  'Row {row} has a formula. Paste the table as plain values':
    'In Zeile {row} steht eine Formel. Füge die Tabelle als Werte ein',
  'Row {row} says neither yes, maybe nor no': 'Zeile {row} sagt weder Ja noch Vielleicht noch Nein',
};
