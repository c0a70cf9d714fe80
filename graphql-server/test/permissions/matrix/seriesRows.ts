import { again, no, ofRegular, type Row, who, yes } from './matrixWorld.ts';

/** What is done with a series; what takes something away comes last. */
export const SERIES_ROWS: readonly Row[] = [
  [
    'read who came to a series how often',
    (door, { world, caller }) => door.attendance(world.series, caller),
    [who, who, who, no, no, yes, yes],
  ],
  [
    'view a series',
    (door, { world, caller }) => door.seriesByHash(world.series, caller),
    [yes, yes, yes, yes, yes, yes, yes],
  ],
  [
    'be in every time',
    (door, { world, caller }) => door.joinSeries(world.series, { name: 'New' }, caller),
    [yes, yes, yes, yes, again, yes, yes],
  ],
  [
    'change the standing response of the visitor',
    (door, { world, caller, token }) =>
      door.updateRegular(ofRegular(world.regularVisitor, { world, token }), { likelihood: 0.5 }, caller),
    [no, yes, yes, no, no, no, no],
  ],
  [
    'change the standing response of the person',
    (door, { world, caller, token }) =>
      door.updateRegular(ofRegular(world.regularPerson, { world, token }), { likelihood: 0.5 }, caller),
    [no, no, no, no, yes, no, no],
  ],
  [
    'end the standing response of the visitor',
    (door, { world, caller, token }) => door.leaveSeries(ofRegular(world.regularVisitor, { world, token }), caller),
    [no, yes, yes, no, no, yes, yes],
  ],
  [
    'end the standing response of the person',
    (door, { world, caller, token }) => door.leaveSeries(ofRegular(world.regularPerson, { world, token }), caller),
    [no, no, no, no, yes, yes, yes],
  ],
];
