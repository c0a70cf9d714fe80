import type { importTables as english } from '@quorum/domain/refusals/importTables';
import { translation } from '../../translation.ts';

/** What is wrong with a table of votes, and why a row or a column of it is left out. */
export const importTables = translation<typeof english>()({
  'table.notText': 'Die Tabelle muss ein Text sein',
  'table.tooLarge':
    'Die Tabelle ist zu groß. Übernimm sie in Teilen, und lass weg, was nicht Namen, Termine und Stimmen sind',
  'table.binary': 'Das ist kein Text. Kopiere die Tabelle aus einer Tabellenkalkulation, oder speichere sie als CSV',
  'table.tooManyColumns': 'Die Tabelle hat mehr als {max} Spalten',
  'table.tooManyRows': 'Die Tabelle hat mehr als {max} Zeilen',
  'table.openQuote': 'In Zeile {row} der Tabelle fehlt ein schließendes Anführungszeichen',
  'table.mixedDates':
    'In manchen Terminen steht der Tag vorn, in anderen der Monat. Schreibe alle etwa als 24.12.2026 19:00',
  'table.noDates': 'Über den Stimmen steht kein Termin. Schreibe ihn etwa als 24.12.2026 19:00',
  'table.noPeople': 'Die Tabelle braucht eine Zeile mit Terminen und darunter eine Zeile für jede Person',
  'table.noNames': 'Die Tabelle hat keine Spalte mit Namen',
  'table.asksDayFirst': 'Nichts in der Tabelle sagt, ob in ihren Terminen der Tag oder der Monat vorn steht',
  'table.asksTwoIsYes': 'Nichts in der Tabelle sagt, ob 2 ein Ja oder ein Vielleicht ist',
  'table.nobody': 'Es gibt niemanden zu übernehmen',
  'table.rowLeftOut': 'Zeile {row} ({name}): {reason}',
  'table.namelessRowLeftOut': 'Zeile {row}: {reason}',
  'table.columnLeftOut': 'Spalte {column} ({heading}): {reason}',
  'table.unheadedColumnLeftOut': 'Spalte {column}: {reason}',
  'column.past': 'Dieser Termin ist vorbei',
  'column.sameTime': 'Der Termin ist zur selben Zeit wie der in Spalte {column}',
  'column.noDate': 'Über diesen Stimmen wurde kein Termin verstanden',
  'column.noVotes': 'Hier stehen keine Stimmen',
  'row.sum': 'Hier werden Stimmen gezählt',
  'row.empty': 'Zu den übernommenen Terminen ist nichts gesagt',
  'row.unknownVote': 'In Spalte {column} steht „{text}“, das ist weder Ja noch Vielleicht noch Nein',
  'row.formula': 'Der Name ist eine Formel. Füge die Tabelle als Werte ein',
  'row.hasVoted': 'Jemand mit diesem Namen hat in der Umfrage schon abgestimmt',
  'row.sameName': 'In Zeile {row} steht derselbe Name. Gib zwei Personen zwei Namen',
});
