import { expect, it } from '@jest/globals';
import { badgeBackground } from '@quorum/domain/event-type/badge';

it("a type's badge has the type's colour with the alpha 20 (spec section 9)", () => {
  expect(badgeBackground('#1d4ed8')).toBe('#1d4ed820');
});
