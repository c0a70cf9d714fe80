import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { NOW, startTestServer, type TestServer } from './testServer.ts';

/** What depends on something that is only made in a hook is given as a function, called when its own turn comes. */
export type Late<Value> = Value | (() => Value);

export const valueOf = <Value extends object | undefined>(late: Late<Value>): Value =>
  typeof late === 'function' ? late() : late;

type Use = <Thing extends object>(start: () => Promise<Thing>, end: (thing: Thing) => Promise<unknown>) => Thing;

/** What is returned gets its members when `start` is through. */
const use =
  (before: typeof beforeAll, after: typeof afterAll): Use =>
  (start, end) => {
    const thing = {} as Awaited<ReturnType<typeof start>>;
    before(async () => void Object.assign(thing, await start()));
    after(() => end(thing));
    return thing;
  };

/** One for all tests of the file, or of the block that calls this. */
export const useOne: Use = use(beforeAll, afterAll);
/** A new one for each test, where tests would be in each other's way. */
export const useFresh: Use = use(beforeEach, afterEach);

const stop = (server: TestServer) => server.stop();

/** Each test finds the clock at `NOW`. */
export const useServerOf = <Server extends TestServer>(start: () => Promise<Server>): Server => {
  const server = useOne(start, stop);
  beforeEach(() => server.clock.set(NOW));
  return server;
};

type Options = Parameters<typeof startTestServer>[0];

export const useServer = (options?: Late<Options>): TestServer => useServerOf(() => startTestServer(valueOf(options)));

export const useFreshServer = (options?: Late<Options>): TestServer =>
  useFresh(() => startTestServer(valueOf(options)), stop);
