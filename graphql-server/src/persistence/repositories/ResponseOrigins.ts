import DataLoader from 'dataloader';
import type { EntityManager } from '../orm.ts';
import { queryPrepared } from '../queryPrepared.ts';
import { iso } from './instants.ts';

/** What no list brings of a response. Instants are ISO 8601 in UTC. */
export interface ResponseOrigin {
  eventId: number;
  urlHash: string;
  createdAt: string;
  updatedAt: string;
}

const READ = `select p.id, p.event_id as "eventId", e.url_hash as "urlHash", ${iso('p.created_at')} as "createdAt", ${iso('p.updated_at')} as "updatedAt"
  from participant as p join event as e on e.id = p.event_id where p.id = any($1::int[])`;

/** Reads where responses belong and when they were given: all that are asked for at once in one statement. */
export class ResponseOrigins {
  readonly #loader: DataLoader<number, ResponseOrigin | null>;

  constructor(em: EntityManager) {
    const read = async (ids: readonly number[]) => {
      const rows = await queryPrepared<ResponseOrigin & { id: number }>(em, READ, [[...new Set(ids)]]);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    };
    this.#loader = new DataLoader(read, { cache: false });
  }

  /** Null for a response that is no longer there. */
  find(id: number): Promise<ResponseOrigin | null> {
    return this.#loader.load(id);
  }
}
