import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** What Lighthouse says about a page. */
export interface Audit {
  /** From 0 to 1. */
  scores: Partial<Record<Category, number>>;
  /** What costs a page its points, other than time. */
  failures: string[];
  /** Milliseconds, as Lighthouse reckons them for a phone of the middle class in a slow network; null if not asked for. */
  fcp: number | null;
  lcp: number | null;
  tbt: number | null;
  si: number | null;
  cls: number | null;
  error: string | null;
}

const SCRIPT = fileURLToPath(new URL('audit.mjs', import.meta.url));

const ATTEMPTS = 3;

/**
 * Audits the page at `address` in a process and a browser of its own; again when the browser has lost its trace, which
 * says nothing of the page.
 */
export const audit = async (address: string, categories: readonly Category[]): Promise<Audit> => {
  const args = [SCRIPT, address, categories.join(',')];
  for (let attempt = 1; ; attempt++) {
    const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e8 });
    const result = JSON.parse(stdout) as Audit;
    if (result.error === null) return result;
    if (attempt === ATTEMPTS) throw new Error(`${address}: ${result.error}`);
  }
};
