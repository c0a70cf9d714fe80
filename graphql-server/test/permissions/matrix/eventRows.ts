import { aDraft } from '../../support/builders.ts';
import { again, no, type Row, who, yes } from './matrixWorld.ts';

/** What is done with events, but for their deletion. */
export const EVENT_ROWS: readonly Row[] = [
  ['list events', (door, { caller }) => door.events(caller), [yes, yes, yes, yes, yes, yes, yes]],
  ['list event types', (door, { caller }) => door.eventTypes(caller), [yes, yes, yes, yes, yes, yes, yes]],
  [
    'view a public event',
    (door, { world, caller }) => door.event(world.event, caller),
    [yes, yes, yes, yes, yes, yes, yes],
  ],
  [
    'view a private event by its hash',
    (door, { world, caller }) => door.event(world.past, caller),
    [yes, yes, yes, yes, yes, yes, yes],
  ],
  ['create an event', (door, { caller }) => door.createEvent(aDraft(), caller), [who, who, who, yes, yes, yes, yes]],
  // each their own: what others call theirs by the same id is nothing to them
  [
    'publish or change an event by an external id',
    (door, { caller }) => door.upsertEvent('season-7', aDraft(), caller),
    [who, who, who, yes, yes, yes, yes],
  ],
  [
    'read their event of an external id',
    (door, { caller }) => door.eventByExternalId('season-7', caller),
    [who, who, who, yes, yes, yes, yes],
  ],
  [
    'edit the event',
    (door, { world, caller }) => door.updateEvent(world.event, aDraft(), caller),
    [who, who, who, no, no, yes, yes],
  ],
  [
    'ask for the next occurrence',
    (door, { world, caller }) => door.duplicateEvent(world.past, caller),
    [yes, yes, yes, yes, yes, yes, yes],
  ],
  [
    'join',
    (door, { world, caller }) => door.joinEvent(world.event, { name: 'New' }, caller),
    [yes, yes, yes, yes, again, yes, yes],
  ],
  [
    'decide the event',
    (door, { world, caller }) => door.decideEvent(world.event, { decision: 'CONFIRM' }, caller),
    [who, who, who, no, no, yes, yes],
  ],
  [
    'hand the event over',
    (door, { world, caller }) => door.handOverEvent(world.event, caller),
    [who, who, who, no, no, yes, no],
  ],
  [
    'withdraw the link that hands it over',
    (door, { world, caller }) => door.withdrawHandOver(world.event, caller),
    [who, who, who, no, no, yes, no],
  ],
  [
    'take the event over without its link',
    (door, { world, caller }) => door.takeOverEvent(world.event, 'A'.repeat(43), caller),
    [who, who, who, no, no, no, no],
  ],
  [
    'invite somebody to organise it as well',
    (door, { world, caller }) => door.inviteCoOrganiser(world.event, caller),
    [who, who, who, no, no, yes, no],
  ],
  [
    'organise it as well without an invitation',
    (door, { world, caller }) => door.acceptCoOrganiser(world.event, 'A'.repeat(43), caller),
    [who, who, who, no, no, no, yes],
  ],
  [
    'end that somebody else organises it as well',
    (door, { world, caller }) => door.removeCoOrganiser(world.event, 'dan', caller),
    [who, who, who, no, no, yes, no],
  ],
  [
    'report the event',
    (door, { world, caller }) => door.reportEvent(world.event, { reason: 'Spam' }, caller),
    [yes, yes, yes, yes, yes, yes, yes],
  ],
  [
    'add somebody by name',
    (door, { world, caller }) => door.addResponse(world.event, { name: 'Grandma' }, caller),
    [who, who, who, no, no, yes, yes],
  ],
  [
    'write to those who responded',
    (door, { world, caller }) => door.sendMessage(world.event, { text: 'Bring shoes', group: 'ALL' }, caller),
    [who, who, who, no, no, yes, yes],
  ],
  [
    'read what was written',
    (door, { world, caller }) => door.messages(world.event, caller),
    [yes, yes, yes, yes, yes, yes, yes],
  ],
  [
    'read what happened so far',
    (door, { world, caller }) => door.activity(world.event, caller),
    [who, who, who, no, no, yes, yes],
  ],
  [
    'read how the chance went',
    (door, { world, caller }) => door.chanceHistory(world.event, caller),
    [who, who, who, no, no, yes, yes],
  ],
  [
    'read how many are told about the event',
    (door, { world, caller }) => door.reach(world.event, caller),
    [who, who, who, no, no, yes, yes],
  ],
];

/** After all that reads the event. */
export const EVENT_DELETION: Row = [
  'delete the event',
  (door, { world, caller }) => door.deleteEvent(world.event, caller),
  [who, who, who, no, no, yes, no],
];
