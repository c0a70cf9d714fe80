import type { pollImport as english } from '../../en/polls/pollImport.ts';
import { translation } from '../../translation.ts';

export const pollImport = translation<typeof english>()({
  title: 'Stimmen einer anderen Umfrage übernehmen',
  table: 'Tabelle',
  hint: 'Füge ein, was Doodle, Rallly, Framadate, ein Formular oder eine Tabellenkalkulation exportiert hat: oben die Termine, darunter für jede Person eine Zeile mit Ja, Vielleicht oder Nein. Du siehst, was verstanden wurde, bevor etwas gespeichert wird.',
  preview: 'Vorschau dessen, was übernommen wird',
  people: { one: '{count} Person', other: '{count} Personen' },
  newDate: 'neu',
  knownDate: 'schon in der Umfrage',
  morePeople: { one: 'Und {count} weitere Person', other: 'Und {count} weitere Personen' },
  dayOrder: 'Welche Zahl ist der Tag?',
  dayFirst: 'Gelesen als {date}, Tag zuerst',
  monthFirst: 'Gelesen als {date}, Monat zuerst',
  orDayFirst: 'Tag zuerst',
  orMonthFirst: 'Monat zuerst',
  twoMeaning: 'Was bedeutet 2?',
  twoIsYes: '2 ist ein Ja, 1 ein Vielleicht',
  twoIsMaybe: '1 ist ein Ja, 2 ein Vielleicht',
  leftOut: 'Wird nicht übernommen',
  row: 'Zeile {row}, {name}: {reason}',
  namelessRow: 'Zeile {row}: {reason}',
  column: 'Spalte {column}, {heading}: {reason}',
  unheadedColumn: 'Spalte {column}: {reason}',
  submit: { one: '{count} Person übernehmen', other: '{count} Personen übernehmen' },
  failed: 'Die Stimmen konnten nicht übernommen werden',
  done: { one: 'Stimmen von {count} Person übernommen', other: 'Stimmen von {count} Personen übernommen' },
});
