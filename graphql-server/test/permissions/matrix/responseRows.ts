import { again, no, type Row, who, provenBy, yes } from './matrixWorld.ts';

/** What is done with the responses to an event; what takes something away comes last. */
export const RESPONSE_ROWS: readonly Row[] = [
  [
    'edit the response of the visitor',
    (door, { world, caller, token }) =>
      door.updateResponse(provenBy(world.ofVisitor, token), { likelihood: 0.5 }, caller),
    [no, yes, yes, no, no, no, no],
  ],
  [
    'edit the response of the person',
    (door, { world, caller, token }) =>
      door.updateResponse(provenBy(world.ofPerson, token), { likelihood: 0.5 }, caller),
    [no, no, no, no, yes, no, no],
  ],
  // no number was left with either
  [
    'confirm the number of the visitor',
    (door, { world, caller, token }) => door.confirmPhone(provenBy(world.ofVisitor, token), '123456', caller),
    [no, again, again, no, no, no, no],
  ],
  [
    'confirm the number of the person',
    (door, { world, caller, token }) => door.confirmPhone(provenBy(world.ofPerson, token), '123456', caller),
    [no, no, no, no, again, no, no],
  ],
  [
    'have a code sent to the number of the visitor',
    (door, { world, caller, token }) => door.sendPhoneCode(provenBy(world.ofVisitor, token), caller),
    [no, again, again, no, no, no, no],
  ],
  [
    'have a code sent to the number of the person',
    (door, { world, caller, token }) => door.sendPhoneCode(provenBy(world.ofPerson, token), caller),
    [no, no, no, no, again, no, no],
  ],
  [
    'answer for the visitor whether they take a place',
    (door, { world, caller, token }) => door.answerOffer(provenBy(world.ofVisitor, token), 1, caller),
    [no, again, again, no, no, no, no],
  ],
  [
    'answer for the person whether they take a place',
    (door, { world, caller, token }) => door.answerOffer(provenBy(world.ofPerson, token), 1, caller),
    [no, no, no, no, again, no, no],
  ],
  [
    'be notified about the response of the visitor',
    (door, { world, caller, token }) => door.savePushSubscription(provenBy(world.ofVisitor, token), caller),
    [no, yes, yes, no, no, no, no],
  ],
  [
    'be notified about the response of the person',
    (door, { world, caller, token }) => door.savePushSubscription(provenBy(world.ofPerson, token), caller),
    [no, no, no, no, yes, no, no],
  ],
  [
    'read how the owner of the visitor’s response is told',
    (door, { world, caller, token }) => door.notifications(provenBy(world.ofVisitor, token), caller),
    [no, yes, yes, no, no, no, no],
  ],
  [
    'read how the owner of the person’s response is told',
    (door, { world, caller, token }) => door.notifications(provenBy(world.ofPerson, token), caller),
    [no, no, no, no, yes, no, no],
  ],
  [
    'change how the owner of the visitor’s response is told',
    (door, { world, caller, token }) =>
      door.updateNotifications(provenBy(world.ofVisitor, token), { isMuted: true }, caller),
    [no, yes, yes, no, no, no, no],
  ],
  [
    'change how the owner of the person’s response is told',
    (door, { world, caller, token }) =>
      door.updateNotifications(provenBy(world.ofPerson, token), { isMuted: true }, caller),
    [no, no, no, no, yes, no, no],
  ],
  // it costs nothing
  [
    'say that the visitor has paid',
    (door, { world, caller, token }) => door.setPayment(provenBy(world.ofVisitor, token), 'SENT', caller),
    [no, again, again, no, no, again, again],
  ],
  [
    'say that the payment of the person is there',
    (door, { world, caller, token }) => door.setPayment(provenBy(world.ofPerson, token), 'RECEIVED', caller),
    [no, no, no, no, again, again, again],
  ],
  [
    'say of the visitor whether they came',
    (door, { world, caller }) => door.markAttendance(world.ofVisitor, true, caller),
    [who, who, who, no, no, yes, yes],
  ],
  [
    'say of the person whether they came',
    (door, { world, caller }) => door.markAttendance(world.ofPerson, null, caller),
    [who, who, who, no, no, yes, yes],
  ],
  // neither waits for a place
  [
    'give the visitor a place',
    (door, { world, caller }) => door.promoteResponse(world.ofVisitor, caller),
    [who, who, who, no, no, yes, yes],
  ],
  [
    'hide the response of the visitor',
    (door, { world, caller }) => door.hideResponse(world.ofVisitor, true, caller),
    [who, who, who, no, no, yes, yes],
  ],
  [
    'hide the response of the person',
    (door, { world, caller }) => door.hideResponse(world.ofPerson, true, caller),
    [who, who, who, no, no, yes, yes],
  ],
  [
    'remove the response of the visitor',
    (door, { world, caller, token }) => door.removeResponse(provenBy(world.ofVisitor, token), caller),
    [no, yes, yes, no, no, yes, yes],
  ],
  [
    'remove the response of the person',
    (door, { world, caller, token }) => door.removeResponse(provenBy(world.ofPerson, token), caller),
    [no, no, no, no, yes, yes, yes],
  ],
];
