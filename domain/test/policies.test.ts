import { describe, expect, it } from '@jest/globals';
import {
  canCreateEvent,
  canEditResponse,
  canManageEvent,
  canReachEvent,
  canReachEventOfPoll,
  canRemoveResponse,
  canSeeEmail,
  ownsResponse,
} from '@quorum/domain/policies';

const event = { creatorId: 'ada', coOrganisers: [] };
const ofBob = { uid: 'bob', isProven: false };
const ofVisitor = { uid: null, isProven: false };
const held = { uid: null, isProven: true };

const ACTORS = {
  'a visitor': { uid: null },
  'the creator': { uid: 'ada' },
  'the signed-in owner': { uid: 'bob' },
  'another signed-in user': { uid: 'eve' },
};
type Who = keyof typeof ACTORS;

/** Who, in the order of `ACTORS`, may do it. */
const allowed = (may: (actor: { uid: string | null }) => boolean) =>
  (Object.keys(ACTORS) as Who[]).filter((who) => may(ACTORS[who]));

describe('who may (spec section 6)', () => {
  it('create an event: everybody who is signed in', () => {
    expect(allowed(canCreateEvent)).toEqual(['the creator', 'the signed-in owner', 'another signed-in user']);
  });

  it('edit and delete an event: its creator', () => {
    expect(allowed((actor) => canManageEvent(actor, event))).toEqual(['the creator']);
  });

  it('edit a response: its owner, and not the creator', () => {
    expect(allowed((actor) => canEditResponse(actor, ofBob))).toEqual(['the signed-in owner']);
  });

  it('edit a visitor’s response: nobody without its token or browser', () => {
    expect(allowed((actor) => canEditResponse(actor, ofVisitor))).toEqual([]);
  });

  it('edit a response that they hold the token of, or made in this browser: everybody', () => {
    expect(allowed((actor) => canEditResponse(actor, held))).toEqual(Object.keys(ACTORS));
  });

  it('remove a response: its owner and the creator', () => {
    expect(allowed((actor) => canRemoveResponse(actor, ofBob, event))).toEqual(['the creator', 'the signed-in owner']);
    expect(allowed((actor) => canRemoveResponse(actor, ofVisitor, event))).toEqual(['the creator']);
  });

  it('be led from one date of a series to a private one: its creator, and who knows a private one of the same creator', () => {
    const reach = (from: object, to: object) =>
      allowed((actor) =>
        canReachEvent(actor, { ...event, isPrivate: false, ...from }, { ...event, isPrivate: true, ...to }),
      );
    expect(reach({}, {})).toEqual(['the creator']);
    expect(reach({ isPrivate: true }, {})).toEqual(Object.keys(ACTORS));
    expect(reach({ isPrivate: true, creatorId: 'eve' }, {})).toEqual(['the creator']);
    expect(reach({}, { isPrivate: false })).toEqual(Object.keys(ACTORS));
    expect(reach({ isPrivate: true }, { isHidden: true })).toEqual(['the creator']);
  });

  it('be led from a public poll to its private event: its creator, and who has answered it; from a private poll everybody', () => {
    const reach = (isPrivate: boolean, hasAnswered: boolean, to: object = {}) =>
      allowed((actor) => canReachEventOfPoll(actor, { isPrivate }, { ...event, isPrivate: true, ...to }, hasAnswered));
    expect(reach(false, false)).toEqual(['the creator']);
    expect(reach(false, true)).toEqual(Object.keys(ACTORS));
    expect(reach(true, false)).toEqual(Object.keys(ACTORS));
    expect(reach(false, false, { isPrivate: false })).toEqual(Object.keys(ACTORS));
    expect(reach(true, true, { isHidden: true })).toEqual(['the creator']);
  });

  it('see an email address: its owner and the creator', () => {
    expect(allowed((actor) => canSeeEmail(actor, ofBob, event))).toEqual(['the creator', 'the signed-in owner']);
    expect(allowed((actor) => canSeeEmail(actor, ofVisitor, event))).toEqual(['the creator']);
  });
});

describe('nobody', () => {
  it('is the owner of what belongs to nobody', () => {
    expect(ownsResponse({ uid: null }, ofVisitor)).toBe(false);
  });
});
