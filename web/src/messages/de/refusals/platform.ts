import type { platform as english } from '@quorum/domain/refusals/platform';
import { translation } from '../../translation.ts';

/** What is refused to programs, and about the tokens by which they act for somebody. */
export const platform = translation<typeof english>()({
  'token.unreadable': 'Ein Token hat einen Namen, Rechte und die Zahl der Tage, die es gilt',
  'token.scopes': 'Die Rechte sind eine Liste aus read, write und manage, jedes höchstens einmal, mindestens eines',
  'token.days': 'Ein Token gilt 1 bis {max} Tage',
  'token.tooMany': 'Du hast schon {max} Token. Widerrufe eines, das du nicht mehr brauchst',
  'token.unknown': 'Dieses Token gibt es nicht',
  'token.notValid': 'Dieses API-Token gilt nicht. Vielleicht wurde es widerrufen',
  'token.expired': 'Dieses API-Token ist abgelaufen. Bitte erstelle ein neues',
  'token.scopeMissing': 'Dafür ist dieses API-Token nicht: Ihm fehlt das Recht „{scope}“',
  'externalId.unreadable':
    'externalId muss aus 1 bis {max} druckbaren Zeichen bestehen, ohne Leerzeichen davor oder danach',
  'externalId.taken': 'Ein anderer deiner Termine hat diese externalId',
  'externalId.notYours': 'Nur wer ein Event erstellt hat, setzt seine externalId',
  'externalId.differs': 'externalId muss die der Adresse sein',
  'batch.rows': 'events muss eine Liste von 1 bis {max} Terminen sein',
  'batch.dryRun': 'dryRun muss true oder false sein',
  'response.ofSomebodyElse': 'Nur ein Programm mit einem API-Token antwortet für jemand anderen',
  'token.personAlone': 'Das kann kein API-Token. Bitte melde dich dafür selbst an',
});
