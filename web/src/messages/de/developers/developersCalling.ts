import type { developersCalling as english } from '../../en/developers/developersCalling.ts';
import { translation } from '../../translation.ts';

export const developersCalling = translation<typeof english>()({
  lists: 'Listen und Seiten',
  listsText:
    'Listen kennen <code>when</code>, <code>eventTypeId</code>, <code>creatorId</code>, <code>from</code>, <code>to</code>, <code>search</code> und <code>orderBy</code>. Mit einem Parameter kommen sie seitenweise, und der Header <code>Link</code> hat die Adresse der nächsten Seite. In GraphQL sind es <code>first</code> und <code>after</code>.',
  sync: 'Eine Kopie aktuell halten',
  syncText:
    '<code>updatedSince</code> liefert, was sich seit einem Zeitpunkt geändert hat, und von dem, was weg ist, dass es weg ist. Frag das nächste Mal ab <code>Updated-Until</code>: Manches kommt doppelt, nichts fehlt.',
  errors: 'Fehler',
  errorsText:
    'Eine Ablehnung ist <code>application/problem+json</code>: <code>code</code> ist für Programme, <code>detail</code> für Menschen, und <code>errors</code> nennt jedes Feld, an dem es liegt, mit eigenem Code. GraphQL hat dasselbe in <code>extensions</code>. <catalogue>Alle Codes</catalogue> stammen aus unserem Quelltext. Was ein Aufruf nicht kennt, lehnen REST und GraphQL mit Namen ab: Dort bleibt kein Tippfehler unbemerkt. Feeds und Kalender übergehen es.',
  retries: 'Noch einmal senden',
  retriesText:
    'Gib jedem Schreibzugriff einen <code>Idempotency-Key</code>, etwa eine UUID, und sende ihn erneut, bis du eine Antwort hast: Er geschieht einmal und wird jedes Mal gleich beantwortet. Derselbe Schlüssel mit anderem Inhalt wird abgelehnt.',
  retriesChanges:
    'Hat es inzwischen jemand anderes geändert? Mit <code>If-Match</code> wird abgelehnt, was diese Änderung überschriebe.',
  imports: 'Importe und eigene Kennungen',
  importsText:
    'Gib einem Event eine <code>externalId</code>, so wie dein eigenes System es nennt, und sende jede Nacht alle Zeilen: Neues wird veröffentlicht, Geändertes geändert, der Rest bleibt. Jede Zeile hat ihr eigenes Ergebnis; mit <code>dryRun</code> wird nichts geschrieben.',
  importsOne: 'Ein Event über seine Kennung, um es zu ändern oder zu veröffentlichen:',
});
