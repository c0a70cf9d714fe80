/** What can be mended by another choice: of the folder, of the account that starts us, of the PostgreSQL. */
export type Remedy = 'another folder' | 'writable folder' | 'another account' | 'another PostgreSQL';

/** PostgreSQL cannot be started. The message is one sentence without its full stop where a remedy is named. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
  readonly remedy: Remedy | undefined;

  constructor(message: string, { remedy, cause }: { remedy?: Remedy; cause?: unknown } = {}) {
    super(message, { cause });
    this.remedy = remedy;
  }
}
