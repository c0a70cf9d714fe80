import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { conditionsMet, seatsMet } from '@quorum/domain/decision/conditions';
import { isConditional } from '@quorum/domain/decision/party';
import { onlyIf, outcomeOf, someParties, times } from '../support/outcomes.ts';

describe('conditions that hold together', () => {
  const someConditionals = someParties.map((parties) => parties.filter(isConditional));

  it('are those that are left when all who miss others have gone', () => {
    const certainPeople = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(
        certainPeople,
        someConditionals,
        fc.option(fc.integer({ min: 1, max: 12 })),
        (certain, parties, room) => {
          const present = Array.from({ length: certain }, () => ({ likelihood: 1, seats: 1, minParticipants: null }));
          const { staying } = outcomeOf(present, parties, room);
          expect(new Set(conditionsMet(certain, parties, room))).toEqual(new Set(staying));
        },
      ),
    );
  });

  it('are the same in whatever order the responses came', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8 }), someConditionals, (certain, parties) => {
        const reversed = [...parties].reverse();
        expect(new Set(conditionsMet(certain, reversed, null))).toEqual(new Set(conditionsMet(certain, parties, null)));
      }),
    );
  });

  it('are the greatest such group: four who each come if four do, come', () => {
    expect(seatsMet(0, times(4, onlyIf(4)).filter(isConditional), null)).toBe(4);
    expect(seatsMet(0, times(3, onlyIf(4)).filter(isConditional), null)).toBe(0);
  });

  it('never hold for more people than there is room for, nor keep others from holding', () => {
    expect(seatsMet(2, [onlyIf(9), onlyIf(3)].filter(isConditional), 8)).toBe(1);
  });

  it('count the guests of the party itself', () => {
    expect(seatsMet(1, [onlyIf(4, 3)].filter(isConditional), null)).toBe(3);
  });
});
