import { noLimiter, type Claim, type Limiter } from '../../gateways/limiter.ts';
import type { Context } from '../Context.ts';
import { given } from '../events/givenFields.ts';

type Fields = Record<string, unknown>;
type DoRow = (context: Context, row: unknown) => Promise<RowDone>;

/** An event that was published or changed; null where it is made up. */
export interface RowDone {
  isNew: boolean;
  event: { id: number; urlHash: string } | null;
}

/** Rows that are judged and taken back, each as if the ones before it had been done. */
export class Rehearsal {
  /** What was published in it, by the external id. */
  readonly #drafts = new Map<string, Fields>();
  #published = 0;

  constructor(private readonly context: Context) {}

  async doRow(externalId: string | null, row: unknown, doRow: DoRow): Promise<RowDone> {
    const draft = externalId === null ? undefined : this.#drafts.get(externalId);
    const said = { ...draft, ...(draft ? given(row as Fields) : (row as Fields)) };
    // a change of what was published is no event more
    const limiter = draft ? noLimiter : this.#limiter();
    const { isNew, event } = await doRow({ ...this.context, isRehearsal: true, limiter }, draft ? said : row);
    if (externalId !== null && (isNew || draft)) this.#drafts.set(externalId, said);
    if (!isNew) return { isNew, event };
    if (draft) return { isNew: false, event: null };
    this.#published++;
    return { isNew, event: null };
  }

  /** With those that would have been published before it. */
  #limiter(): Limiter {
    const { limiter } = this.context;
    const counted = ({ limit, amount = 1, ...claim }: Claim): Claim => ({
      ...claim,
      limit,
      amount: limit === 'createEvent' ? amount + this.#published : amount,
    });
    return { ...limiter, consume: (claims) => limiter.consume(claims.map(counted)) };
  }
}
