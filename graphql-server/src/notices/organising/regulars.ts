import { privateLink } from '@quorum/domain/privateLink';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { RegularEntity } from '../../persistence/entities/series/RegularEntity.ts';
import { RegularRepository } from '../../persistence/repositories/series/RegularRepository.ts';
import { SeriesPageRepository } from '../../persistence/repositories/series/SeriesPageRepository.ts';
import type { Transaction } from '../../use-cases/inTransaction.ts';
import { participantsAmong } from '../audiences.ts';
import { firstInvitations } from '../invitations.ts';
import { regularDate as ofDate, regularWelcome as ofWelcome, seriesOver as ofEnd } from '../messages/regulars.ts';
import { eventUrl, seriesUrl } from '../messages/parts/MailEvent.ts';
import { noticeOn, ofEvent, type Letter } from '../Notice.ts';
import { ownStandings } from '../readers.ts';

type Linked = Pick<ParticipantEntity | RegularEntity, 'mailTokenDigest'>;

/** Gives a link of its own to each of these, which share a token. */
const newToken = ({ tokens }: Transaction, ...of: readonly Linked[]): string => {
  const token = tokens.secret();
  for (const one of of) one.mailTokenDigest = tokens.digest(token);
  return token;
};

/** To the address that was left with a standing response: it opens that on any device. */
export const regularWelcome = noticeOn(
  ['regular.created'],
  'confirmation',
  async ({ transaction, mailing, activity }) => {
    const { em, events } = transaction;
    const [regular] = await new RegularRepository(em).listAmong([activity.regular.id]);
    if (regular?.email == null || regular.endedAt != null) return null;
    const [first] = activity.responses;
    const response = first === undefined ? null : await transaction.responses.findLocked(first);
    const event = response && (await events.findShown(response.event.id));
    // without a date to speak of, the first one brings the link
    if (!event) return null;
    // one that was given before has a link of its own, which goes on working
    const token = newToken(transaction, regular, ...(response.mailTokenDigest == null ? [response] : []));
    const own = ownStandings(event)(response);
    const url = privateLink(seriesUrl(mailing, regular.series), regular.id, token);
    const { email, isEmailConfirmed, language, uid } = regular;
    return {
      subject: { event },
      letters: [
        {
          reader: { id: response.id, email, isEmailConfirmed, language, uid },
          file: firstInvitations({ event, mailing })(response),
          compose: (surroundings) => ofWelcome({ event, own, standing: regular, seriesUrl: url }, surroundings),
        },
      ],
    };
  },
);

/**
 * To regulars: there is a next date, which they have responded to. Each mail has a link of its own, by which both are theirs. A device
 * knows them by itself; a link of the mail would prove there that an address is theirs which they may have made up.
 */
export const regularDate = ofEvent<'event.regularsResponded', ParticipantEntity>(['event.regularsResponded'], {
  kind: 'status',
  when: ({ activity }) => activity.to === 'NEW_DATE',
  audience: async (about) => {
    const readers = participantsAmong(about, about.activity.responses);
    await about.transaction.em.populate(readers, ['regular.series']);
    return readers;
  },
  file: firstInvitations,
  message: ({ transaction, mailing, event }) => {
    const standingOf = ownStandings(event);
    const tokens = new Map<number, string>();
    const tokenOf = (reader: ParticipantEntity) => tokens.get(reader.id) ?? newToken(transaction, reader);
    return (reader, surroundings) => {
      const { regular } = reader;
      const own = standingOf(reader);
      const page = eventUrl(mailing, event);
      if (surroundings.isOnDevice) {
        const endUrl = regular ? seriesUrl(mailing, regular.series) : page;
        return ofDate({ event, own, responseUrl: page, endUrl }, surroundings);
      }
      const token = tokenOf(reader);
      tokens.set(reader.id, token);
      const responseUrl = privateLink(page, reader.id, token);
      // one who has left since has nothing to end
      const endUrl = regular
        ? privateLink(seriesUrl(mailing, regular.series), regular.id, token, 'withdraw')
        : responseUrl;
      return ofDate({ event, own, responseUrl, endUrl }, surroundings);
    };
  },
});

/** To regulars of a series that has ended, once. */
export const seriesOver = noticeOn(['series.over'], 'status', async ({ transaction, activity }) => {
  const { em } = transaction;
  const regulars = (await new RegularRepository(em).listAmong(activity.regulars)).filter(({ email }) => email !== null);
  const event = await new SeriesPageRepository(em).leadOf(activity.series.id);
  const letters: Letter[] = regulars.map(({ id, email, isEmailConfirmed, language, uid }) => ({
    reader: { regularId: id, email, isEmailConfirmed, language, uid },
    compose: (surroundings) => ofEnd({ event }, surroundings),
  }));
  if (event) return { subject: { event }, letters };
  return { subject: { gone: { urlHash: `series ${activity.series.id}` }, was: 'event' }, letters };
});
