import type { english } from './english.ts';

export const german: typeof english = {
  happened: {
    'event.created': 'Ein neues Event.',
    'event.updated': 'Das Event hat sich geändert.',
    'event.confirmed': 'Es findet statt!',
    'event.called_off': 'Es ist abgesagt.',
    'event.reopened': 'Es ist wieder offen.',
    'event.deleted': 'Ein Event ist nicht mehr da.',
    'event.threshold_reached': 'Es sind genug dabei.',
    'event.threshold_lost': 'Es sind wieder zu wenige dabei.',
    'event.at_risk': 'Es steht auf der Kippe.',
    'response.created': 'Jemand hat geantwortet.',
    'response.updated': 'Eine Antwort hat sich geändert.',
    'response.removed': 'Jemand hat abgesagt.',
    'poll.created': 'Ein Termin wird gesucht.',
    'poll.scheduled': 'Der Termin steht fest.',
    'poll.closed': 'Die Abstimmung ist zu Ende.',
  },
  product: 'Quorum',
  are: (going, needed) => `${going} von ${needed} ${going === 1 ? 'ist' : 'sind'} dabei`,
  needed: (missing) => `noch ${missing} ${missing === 1 ? 'fehlt' : 'fehlen'}`,
  enough: 'das reicht',
};
