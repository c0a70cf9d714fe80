/** A body in one content coding, made for the first who asks for it. */
export class Representation {
  #body: Buffer | null = null;
  #making: Promise<Buffer> | null = null;

  constructor(
    readonly coding: 'gzip' | 'br',
    /** A strong validator. */
    readonly etag: string,
    private readonly compress: () => Promise<Buffer>,
  ) {}

  /** Null until it is made. */
  get body(): Buffer | null {
    return this.#body;
  }

  /** Makes the body once, however many ask for it. */
  make(): Promise<Buffer> {
    return (this.#making ??= this.compress().then((body) => (this.#body = body)));
  }
}
