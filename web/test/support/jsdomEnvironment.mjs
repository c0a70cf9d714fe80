import { TestEnvironment } from 'jest-environment-jsdom';

/** What browsers and Node have, and jsdom has not. */
const MISSING = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
];

/** One that a test leaves open does not keep its worker alive. */
class QuietBroadcastChannel extends BroadcastChannel {
  /** @param {string} name */
  constructor(name) {
    super(name);
    this.unref();
  }
}

export default class JsdomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of MISSING) this.global[name] ??= globalThis[name];
    this.global.BroadcastChannel ??= QuietBroadcastChannel;
    // jsdom's own is of another realm, which TextEncoder's results would not be instances of
    this.global.Uint8Array = Uint8Array;
  }
}
