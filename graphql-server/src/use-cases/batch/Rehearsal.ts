import { FIRST_REVISION } from '@quorum/domain/event/constants';
import { noLimiter, type Claim, type Limiter, type LimitName } from '../../gateways/limiter.ts';
import type { Context } from '../Context.ts';
import { given } from '../events/givenFields.ts';

type Fields = Record<string, unknown>;
type DoRow = (context: Context, row: unknown) => Promise<RowDone>;

/** An event that was published or changed; null where it is made up. */
export interface RowDone {
  isNew: boolean;
  event: { id: number; urlHash: string } | null;
}

/** What earlier rows have said of an event. */
interface Earlier {
  fields: Fields;
  /** Whether one of them would have published it. */
  isNew: boolean;
  /** How many of them. */
  count: number;
  /** By how much they would have raised its revision, of what is stored or of what was new. */
  raised: number;
}

/** What a row says of a change, and not of the event. */
const ofEvent = ({ revision: _revision, tellNotes: _tellNotes, ...fields }: Fields): Fields => fields;

/** The revision that a row names has been raised by those before it, and what is stored has not: they were taken back. */
const asStored = (fields: Fields, { isNew, raised }: Earlier): Fields => {
  const { revision, ...others } = fields;
  if (typeof revision !== 'number') return fields;
  if (!isNew) return { ...fields, revision: revision - raised };
  return revision === FIRST_REVISION + raised ? others : fields;
};

const saysMore = (fields: Fields, before: Fields): boolean =>
  Object.entries(fields).some(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]));

/** Rows that are judged and taken back, each as if the ones before it had been done. */
export class Rehearsal {
  /** By the external id. */
  readonly #earlier = new Map<string, Earlier>();
  #published = 0;

  constructor(private readonly context: Context) {}

  async doRow(externalId: string | null, row: unknown, doRow: DoRow): Promise<RowDone> {
    const earlier = externalId === null ? undefined : this.#earlier.get(externalId);
    const said = row as Fields;
    const fields = earlier ? { ...earlier.fields, ...asStored(given(said), earlier) } : said;
    const rehearsal = { hasChanged: false };
    const { isNew, event } = await doRow({ ...this.context, rehearsal, limiter: this.#limiter(earlier) }, fields);
    if (externalId !== null) {
      // a later row is judged with what those before it said, and what is stored says nothing of what they have changed
      const isChange = earlier ? saysMore(ofEvent(given(said)), earlier.fields) : rehearsal.hasChanged && !isNew;
      const raised = (earlier?.raised ?? 0) + (isChange ? 1 : 0);
      this.#earlier.set(externalId, { fields: ofEvent(fields), isNew, count: (earlier?.count ?? 0) + 1, raised });
    }
    // it was taken back, so it is published again, with all that the rows say of it
    if (isNew && earlier) return { isNew: false, event: null };
    if (isNew) this.#published++;
    return { isNew, event: isNew ? null : event };
  }

  /** With what the rows before would have taken. */
  #limiter(earlier: Earlier | undefined): Limiter {
    const { limiter } = this.context;
    // a change of what was published is no event more
    if (earlier?.isNew) return noLimiter;
    const taken: Partial<Record<LimitName, number>> = { createEvent: this.#published, editEvent: earlier?.count ?? 0 };
    const counted = (claim: Claim): Claim => ({ ...claim, amount: (claim.amount ?? 1) + (taken[claim.limit] ?? 0) });
    return { ...limiter, consume: (claims) => limiter.consume(claims.map(counted)) };
  }
}
