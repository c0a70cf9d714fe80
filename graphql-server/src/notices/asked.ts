import type { Asked } from '../activity/Activity.ts';
import { asked as toDecide } from './messages/asked.ts';
import { seatIsFree } from './messages/seat.ts';
import { stillIn } from './messages/stillIn.ts';
import { AskRepository } from '../persistence/repositories/AskRepository.ts';
import { askDigest } from '../use-cases/asking/askSecrets.ts';
import { answerUrl } from './answerUrl.ts';
import { ofEvent, type AboutEvent, type EventNews, type Reader } from './Notice.ts';
import { enoughIn, responseDescriber } from './standing.ts';
import type { ParticipantEntity } from '../persistence/entities/EventEntity.ts';

interface AskedReader extends Reader {
  response: ParticipantEntity;
  chances: Asked;
  token: string;
}

/** Those who were asked, each with the secret of a link that answers. */
async function audience({
  transaction,
  event,
  activity,
  phones,
  devices,
}: AboutEvent<'event.asked'>): Promise<AskedReader[]> {
  const { em, tokens } = transaction;
  const asks = new Map(
    (await new AskRepository(em).listByIds(activity.asks.map(({ ask }) => ask))).map((ask) => [ask.id, ask]),
  );
  const responses = new Map(event.participants.getItems().map((response) => [response.id, response]));
  return activity.asks.flatMap((one) => {
    const ask = asks.get(one.ask);
    const response = responses.get(one.response);
    // what was replied to meanwhile is not asked any more
    if (!ask || ask.reply != null || !response) return [];
    // what they were reached by was taken away since
    if (response.email === null && !phones.has(response.id) && !devices.has(response.id)) return [];
    const token = tokens.secret();
    em.assign(ask, { tokenDigest: askDigest(tokens, token) });
    const { id, uid, email, isEmailConfirmed, language } = response;
    const until = activity.kind === 'DECIDE' ? (event.decideAt ?? undefined) : undefined;
    return { id, uid, email, isEmailConfirmed, language, until, response, chances: one, token };
  });
}

/** Whether there is something to ask: a decision ahead, or seats that are missing. */
const isStillOpen = ({ event, activity, transaction }: EventNews<'event.asked'>): boolean => {
  if (activity.kind === 'STILL_IN') return event.status !== 'CALLED_OFF' && event.date > transaction.clock.now();
  return activity.kind === 'SEAT'
    ? event.status === 'CONFIRMED' && !enoughIn(event).isEnough
    : event.status === 'GATHERING';
};

/** Whether they come, or whether they take a seat that is missing. */
export const asked = ofEvent(['event.asked'], {
  kind: 'asked',
  when: isStillOpen,
  audience,
  message: (about) => {
    const { event, activity } = about;
    const describe = responseDescriber(event);
    const counts = enoughIn(event);
    return ({ response, chances, token }, surroundings) => {
      const url = answerUrl(about, token, surroundings);
      if (activity.kind === 'STILL_IN') return stillIn({ event, answerUrl: url }, surroundings);
      if (activity.kind === 'SEAT') return seatIsFree({ event, ...counts, answerUrl: url }, surroundings);
      const { withThem = 0, withoutThem = 0 } = chances;
      const decideAt = event.decideAt ?? event.date;
      return toDecide(
        { event, decideAt, response: describe(response), withThem, withoutThem, answerUrl: url },
        surroundings,
      );
    };
  },
});
