import type { EventDraftInput } from '@quorum/domain/event/draft';
import { DateTime } from 'luxon';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import type { MailServer } from '../mail/mailServer.ts';
import { anEvent, aResponse, readEvent, type Joined } from '../support/builders.ts';
import { joinAll } from '../support/people.ts';
import { NOW } from '../support/testServer.ts';

/** A day before that: places are held for two hours. */
export const START = '2026-05-06T18:00:00.000Z';

/**
 * What happens at a game with a waitlist, at noon in the game's own zone.
 * @param server the one that has started by then
 */
export const offerSteps = (server: () => MailServer) => {
  const aGame = (changes: Partial<EventDraftInput> = {}) => {
    server().clock.set(NOW);
    const places = { participantThreshold: 2, capacity: 2, maxGuests: 3, waitlistRule: 'OFFERED_IN_ORDER' } as const;
    return anEvent(server(), { ...places, date: START, endTime: null, timezone: 'UTC', ...changes });
  };

  /** A game with two places, two people who have them, and others who wait. */
  const aFullGame = async (changes: Partial<EventDraftInput>, ...waiting: (string | [string, object])[]) => {
    const event = await aGame(changes);
    const of = await joinAll(server(), event, 'ann', 'ben', ...waiting);
    await server().drain();
    return { event, of };
  };

  const proof = ({ responseToken }: Joined) => ({ headers: { 'x-response-token': responseToken } });
  const at = ({ urlHash }: EventView, { id }: Joined) => `/api/events/${urlHash}/participants/${id}`;
  const leave = async (event: EventView, who: Joined) =>
    (await server().rest('DELETE', at(event, who), undefined, proof(who))).statusCode;
  const update = async (event: EventView, who: Joined, says: object) =>
    (await server().rest('PUT', at(event, who), { ...says, responseToken: who.responseToken })).statusCode;
  const accept = async (event: EventView, who: Joined, seats: number | null = null) =>
    (await server().rest('POST', `${at(event, who)}/offer`, { seats, responseToken: who.responseToken })).statusCode;
  const press = async (link: string, fields: Record<string, string>) =>
    (
      await server().app.inject({
        method: 'POST',
        url: link,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      })
    ).statusCode;
  const passes = async (minutes: number) => {
    server().clock.set(server().clock.now().plus({ minutes }).toISO() ?? '');
    await server().tasks.endDueOffers({});
  };

  /** Everybody's status, and until when how many places are held for them. */
  const standing = async (event: EventView) => {
    const { participants, placesLeft, placesHeld } = await readEvent(server(), event);
    const people = participants.map(({ name, status, offer }) => {
      const until = offer && DateTime.fromISO(offer.until, { zone: 'utc' }).toFormat('HH:mm');
      return offer ? `${name} ${status} ${offer.seats} until ${until ?? ''}` : `${name} ${status}`;
    });
    return [...people, `left ${placesLeft ?? 'all'}, held ${placesHeld}`];
  };

  /** What each got since it was asked last, with the link that answers. */
  const told = async () => {
    const mails = await server().drain();
    return mails.map(({ to, mail }) => ({
      name: String(to[0]).split('@')[0] ?? '',
      subject: (mail.headers.get('subject') ?? '').split(/[:?“]/)[0] ?? '',
      text: mail.text,
      link: /\/answer\/[\w-]{43}/.exec(mail.text)?.[0] ?? '',
      calendars: mail.calendars,
    }));
  };
  const subjects = async () => (await told()).map(({ name, subject }) => `${name}: ${subject}`);
  const linkOf = async (who: string) =>
    (await told()).find(({ name, link }) => name === who && link !== '')?.link ?? '';

  return { aGame, aFullGame, aResponse, leave, update, accept, press, passes, standing, told, subjects, linkOf, at };
};
