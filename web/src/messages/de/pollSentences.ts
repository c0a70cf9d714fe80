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
  'This date is over. Please vote for a later one': 'Dieser Termin ist vorbei. Stimme für einen ab, der noch kommt',
  'There is no such poll': 'Diese Umfrage gibt es nicht',
  'The table is too large. Import it in parts, and leave out what is not names, dates and votes':
    'Die Tabelle ist zu groß. Übernimm sie in Teilen, und lass weg, was nicht Namen, Termine und Stimmen sind',
  'This is no text. Copy the table from a spreadsheet, or save it as CSV':
    'Das ist kein Text. Kopiere die Tabelle aus einer Tabellenkalkulation, oder speichere sie als CSV',
  'The table has more than {max} columns': 'Die Tabelle hat mehr als {max} Spalten',
  'The table has more than {max} rows': 'Die Tabelle hat mehr als {max} Zeilen',
  'A quotation mark in row {row} of the table is not closed':
    'In Zeile {row} der Tabelle fehlt ein schließendes Anführungszeichen',
  'The table needs a row of dates, and below it a row for each person':
    'Die Tabelle braucht eine Zeile mit Terminen und darunter eine Zeile für jede Person',
  'The table has no column with names': 'Die Tabelle hat keine Spalte mit Namen',
  'There is no date above the votes. Write them such as 2026-12-24 19:00 or 24.12.2026 19:00':
    'Über den Stimmen steht kein Termin. Schreibe ihn etwa als 24.12.2026 19:00',
  'Some dates have the day first, and some the month. Write all of them such as 2026-12-24 19:00':
    'In manchen Terminen steht der Tag vorn, in anderen der Monat. Schreibe alle etwa als 24.12.2026 19:00',
  'A poll has at most {max} dates': 'Eine Umfrage hat höchstens {max} Termine',
  'This date is over': 'Dieser Termin ist vorbei',
  'It is at the same time as column {column}': 'Der Termin ist zur selben Zeit wie der in Spalte {column}',
  'No date was understood above these votes': 'Über diesen Stimmen wurde kein Termin verstanden',
  'It has no votes': 'Hier stehen keine Stimmen',
  'It counts votes': 'Hier werden Stimmen gezählt',
  'Nothing is said of a date that is imported': 'Zu den übernommenen Terminen ist nichts gesagt',
  'Column {column} says ‘{text}’, which is neither yes, maybe nor no':
    'In Spalte {column} steht „{text}“, das ist weder Ja noch Vielleicht noch Nein',
  'The name is a formula. Paste the table as plain values': 'Der Name ist eine Formel. Füge die Tabelle als Werte ein',
  'Somebody of that name has voted in this poll': 'Jemand mit diesem Namen hat in der Umfrage schon abgestimmt',
  'Row {row} has the same name. Give two people two names':
    'In Zeile {row} steht derselbe Name. Gib zwei Personen zwei Namen',
};
