import path from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { localAuthRoutes } from '@quorum/firebase-auth-stand-in/localAuthRoutes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { Env } from './config/env.ts';
import type { FirebaseSettings } from './config/firebaseSettings.ts';
import { PACKAGE_ROOT } from './config/packageRoot.ts';
import { systemClock, type Clock } from './gateways/clock.ts';
import { createFirebaseIdentity } from './gateways/identity/firebaseIdentity.ts';
import { Primary } from './gateways/Primary.ts';
import { LiveChanges } from './gateways/LiveChanges.ts';
import { Turns } from './gateways/Turns.ts';
import { limitsFrom } from './persistence/limitsFrom.ts';
import type { Draw } from './gateways/pictures/Draw.ts';
import { createTakumi } from './gateways/pictures/takumi.ts';
import { sendersFrom } from './gateways/sendersFrom.ts';
import { randomTokens } from './gateways/tokens.ts';
import { createOpenMeteo } from './gateways/weather/openMeteo.ts';
import { withBackoff } from './gateways/weather/withBackoff.ts';
import { dispatch } from './dispatch/dispatch.ts';
import type { Subscriber } from './dispatch/Subscriber.ts';
import { SUBSCRIBERS } from './subscribers.ts';
import { createTasks, observed, type Tasks } from './jobs/createTasks.ts';
import { startChangeFeed, type ChangeFeed } from './persistence/changeFeed.ts';
import { createLocalAccounts } from './persistence/localAccounts.ts';
import { calendarRoutes } from './doors/calendar/calendarRoutes.ts';
import { embedRoutes } from './doors/embed/embedRoutes.ts';
import { graphqlRoutes } from './doors/graphql/graphqlRoutes.ts';
import { liveRoutes } from './doors/graphql/live/liveRoutes.ts';
import { createHttpServer } from './http/createHttpServer.ts';
import { serveHealth } from './http/health.ts';
import { serveMetrics } from './http/metrics.ts';
import { feedRoutes } from './doors/feeds/feedRoutes.ts';
import { linkOrigin } from './http/hosts/linkOrigin.ts';
import { ownAddress } from './http/listen.ts';
import { openContext } from './http/openContext.ts';
import { named } from './http/named.ts';
import { createReadiness, type Readiness } from './http/readiness.ts';
import type { Services } from './http/services.ts';
import { nameRequests } from './http/traceRequests.ts';
import { sendNotFound } from './http/problems/problems.ts';
import { mailboxRoutes } from './doors/mail-pages/mailboxRoutes.ts';
import { smsRoutes } from './doors/sms/smsRoutes.ts';
import { unsubscribeRoutes } from './doors/mail-pages/unsubscribeRoutes.ts';
import { findRenderer, inlineScripts, readBarePage } from './doors/pages/findRenderer.ts';
import { servePages } from './doors/pages/servePages.ts';
import { firebaseSettings, LOCAL_PROJECT, localSettings } from './doors/rest/authSettings.ts';
import { restRoutes } from './doors/rest/restRoutes.ts';
import { createContext, ANONYMOUS } from './use-cases/createContext.ts';
import { VERSION } from './version.ts';

/** What a caller may put in place of the real parts. */
export type Replacements = Partial<Omit<Services, 'em'>> & {
  webRoot?: string;
  logTo?: { write(line: string): void } | undefined;
  /** Of the process, where it is measured. */
  metrics?: Registry | undefined;
  /** Draws preview pictures. */
  draw?: Draw;
  /** How often a stream tells of the same at most, in milliseconds. */
  liveEveryMs?: number;
  /** Who is told about what happens. */
  subscribers?: readonly Subscriber[];
};

export interface Composed {
  app: FastifyInstance;
  /** To be told once the database is migrated. */
  readiness: Readiness;
  /** To be told whether the database is there. */
  primary: Primary;
  /** What the job runner does. */
  tasks: Tasks;
  /** Tells subscribers what happened that they do not know yet. */
  dispatch(): Promise<void>;
  /** Is called whenever there is something to dispatch. */
  onRecorded(wake: () => void): void;
  /** Joins the other processes on the database at `url`: each hears what another changes. */
  joinOthers(url: string): void;
}

const firebaseIdentity = ({ projectId, emulator }: FirebaseSettings) =>
  createFirebaseIdentity({ projectId, ...(emulator && { emulatorHost: () => emulator.host }) });

const weatherFrom = ({ weatherUrl }: Env, clock: Clock, app: FastifyInstance) =>
  withBackoff(createOpenMeteo({ url: weatherUrl }), {
    clock,
    onFault: ({ message }) => app.log.info({ reason: message }, 'There is no weather; events show none meanwhile'),
  });

/** The one place that wires real parts. The server does not listen yet, and the database need not be up. */
export const compose = async (env: Env, orm: MikroORM, replacements: Replacements = {}): Promise<Composed> => {
  const { firebase, localHosts, logLevel, trustProxy, sharedCache } = env;
  const { clock = systemClock, logTo, metrics, draw = createTakumi(), subscribers = SUBSCRIBERS } = replacements;
  const live = new LiveChanges(replacements.liveEveryMs);
  let feed: ChangeFeed | undefined;
  let wake: (() => void) | undefined;
  const webRoot = replacements.webRoot ?? path.resolve(PACKAGE_ROOT, '../web/dist');
  const barePage = readBarePage(webRoot);
  const readiness = createReadiness(clock);
  const primary = new Primary();
  // what happened meanwhile is not known; on a lost connection nobody tells of more
  primary.onReturn(() => {
    publicCache.invalidateAll();
    feed?.renew();
  });
  const limits = limitsFrom(env, clock);
  const { app, publicCache, quota } = await createHttpServer({
    logLevel,
    logTo,
    trustProxy,
    sharedCache,
    firebase,
    localHosts,
    clock,
    primary,
    readiness,
    takeRequest: limits.takeRequest,
    pageScripts: inlineScripts(barePage),
  });
  nameRequests(app);
  /** The clock acts as nobody, and so do readers of what is the same for everybody. */
  const openAnonymously = () => createContext(services, ANONYMOUS);
  const services: Services = {
    em: orm.em,
    identity: firebase
      ? firebaseIdentity(firebase)
      : createFirebaseIdentity({ ...LOCAL_PROJECT, emulatorHost: ownAddress(app) }),
    clock,
    tokens: randomTokens,
    limiterIn: limits.limiterIn,
    takeToken: limits.takeToken,
    turns: new Turns(),
    invalidate(isTakenAway) {
      publicCache.invalidate(isTakenAway);
      feed?.publish(isTakenAway);
    },
    dispatchSoon: () => wake?.(),
    operators: env.operators,
    ...sendersFrom(env, clock, app.log),
    weather: weatherFrom(env, clock, app),
    ...replacements,
  };
  serveHealth(app, { em: orm.em, readiness, clock });
  const measureJob = serveMetrics(app, {
    em: orm.em,
    clock,
    publicCache,
    smsQuota: services.smsQuota,
    registry: metrics,
  });

  const open = (request: FastifyRequest, idempotencyKey?: string | null) =>
    openContext(request, services, idempotencyKey);
  const authSettings = firebase ? () => firebaseSettings(firebase) : localSettings;
  const opening = { openContext: open, openAnonymously, publicCache };
  const links = linkOrigin(env.publicUrl);
  await restRoutes(app, { ...opening, linkOrigin: links, version: VERSION, authSettings });

  calendarRoutes(app, { ...opening, linkOrigin: links, clock, quota });
  embedRoutes(app, { ...opening, linkOrigin: links, clock, quota });
  feedRoutes(app, { ...opening, linkOrigin: links, clock, quota });

  const loadRenderer = findRenderer(webRoot);
  const query = await graphqlRoutes(app, {
    ...opening,
    quota,
    linkOrigin: links,
    hasGraphiql: loadRenderer !== null,
    findOperation: async (id) => (await loadRenderer?.())?.operationText(id),
  });
  liveRoutes(app, { openContext: open, linkOrigin: links, live, clock, isLimited: env.rateLimits });
  if (loadRenderer) {
    const asked = { query, quota, clock, linkOrigin: links, openContext: open, asksPhone: services.smsSender !== null };
    const shown = { webRoot, barePage, loadRenderer, draw, publicCache, sharedCache, credits: env.credits };
    await servePages(app, { ...asked, ...shown });
  } else {
    app.setNotFoundHandler(sendNotFound);
  }

  if (!firebase) {
    const accounts = createLocalAccounts(() => orm.em.fork());
    await app.register(named('local sign-in', localAuthRoutes), {
      accounts,
      projectId: LOCAL_PROJECT.projectId,
      clock: services.clock,
      assets: path.resolve(PACKAGE_ROOT, '../packages/firebase-auth-stand-in/assets'),
      hosts: [...(localHosts ?? [])],
    });
  }
  await app.register(named('unsubscribing', unsubscribeRoutes), { openContext: openAnonymously });
  await app.register(named('texts', smsRoutes), { openContext: openAnonymously });
  if (env.mail.kind === 'stored') await app.register(named('mailbox', mailboxRoutes), { openContext: openAnonymously });

  const joinOthers = (url: string) => {
    feed = startChangeFeed({
      url,
      onChange: publicCache.invalidate,
      onLive: (change) => live.hear(change),
      onMissed() {
        publicCache.invalidateAll();
        live.endAll();
      },
    });
  };
  app.addHook('onClose', () => feed?.stop());
  const tasks = observed(createTasks(openAnonymously, subscribers), (job, ended) => {
    readiness.worked();
    measureJob(job, ended);
  });
  return {
    app,
    readiness,
    primary,
    tasks,
    dispatch: () => dispatch(openAnonymously, subscribers).then(readiness.dispatched),
    onRecorded(listener) {
      wake = listener;
    },
    joinOthers,
  };
};
