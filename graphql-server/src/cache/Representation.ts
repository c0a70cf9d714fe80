interface Kind {
  coding: 'gzip' | 'br' | null;
  /** A strong validator. */
  etag: string;
}

/** A body in one content coding, made for the first request for it. All are of one shape: polls are sent from them. */
export class Representation<Body extends Buffer | null = Buffer | null> {
  readonly coding: Kind['coding'];
  readonly etag: string;
  #making: Promise<Buffer> | null = null;

  constructor(
    { coding, etag }: Kind,
    /** Null until it is made. */
    public body: Body | Buffer,
    private readonly compress: () => Promise<Buffer>,
  ) {
    this.coding = coding;
    this.etag = etag;
  }

  /** Makes the body once, however many ask for it. */
  make(): Promise<Buffer> {
    return (this.#making ??= this.compress().then((body) => (this.body = body)));
  }
}
