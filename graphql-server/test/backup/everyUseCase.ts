import { EVENT_MUTATIONS } from '../cache/eventMutations.ts';
import { POLL_MUTATIONS } from '../cache/pollMutations.ts';
import { createLocalAccounts } from '../../src/persistence/localAccounts.ts';
import { askedBy } from '../asking/askPages.ts';
import { unsubscribePathOf, type MailServer } from '../mail/mailServer.ts';
import { ORGANISER_MUTATIONS } from '../organising/organiserMutations.ts';
import { unseenOfPeople } from './peopleMutations.ts';
import { PollWorld } from '../polls/PollWorld.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { codeFor } from '../phones/phoneWorld.ts';
import { DEVICE, graphqlDoor } from '../support/doors.ts';
import { ACCOUNT_PHONE_MUTATIONS } from './accountPhoneUseCases.ts';
import { WEBHOOK_MUTATIONS } from './webhookUseCases.ts';
import { REGULAR_MUTATIONS } from './regularUseCases.ts';
import { NOW } from '../support/testServer.ts';

const ADA = { as: 'ada' };

/** Organises what need not be Ada's: nobody may create all of it in a day. */
export const KIM = { as: 'kim' };

/** The device of somebody who has responded. */
const aDevice = async (server: MailServer, name: string) => {
  const event = await anEvent(server, {}, KIM.as);
  const { id, responseToken } = await aResponse(server, event);
  const { keys } = DEVICE;
  const endpoint = `https://fcm.googleapis.com/fcm/send/${name}`;
  const input = { endpoint, keys, responses: [{ participantId: String(id), responseToken }] };
  return {
    urlHash: event.urlHash,
    notify: () =>
      server.graphql('mutation ($input: PushSubscriptionInput!) { savePushSubscription(input: $input) }', { input }),
    end: () => server.graphql(`mutation { removePushSubscription(endpoint: "${endpoint}") }`),
  };
};

/** Somebody who has left a number; each another. */
const aPhone = async (server: MailServer, phone: string) => {
  const event = await anEvent(server, {}, KIM.as);
  const response = await aResponse(server, event, { phone, phoneConsent: true });
  return { event, response };
};

/** Mutations after which lists show what they showed: each alone, with what it needs. */
const UNSEEN: Record<string, (server: MailServer, world: PollWorld) => Promise<unknown>> = {
  ...ORGANISER_MUTATIONS,
  renewCalendarFeed: (server) => server.graphql('mutation { renewCalendarFeed { url } }', {}, ADA),
  adoptResponses: (server) => server.graphql('mutation { adoptResponses }', {}, { as: 'bea' }),
  confirmPhone: async (server) => {
    const { event, response } = await aPhone(server, '+12127365000');
    const target = { ...event, participantId: response.id, responseToken: response.responseToken };
    return graphqlDoor(server).confirmPhone(target, await codeFor(server, response));
  },
  sendPhoneCode: async (server) => {
    const { event, response } = await aPhone(server, '+12127365001');
    await server.orm.em.fork().execute(`update phone_code set sent_at = sent_at - interval '1 day'`);
    const target = { ...event, participantId: response.id, responseToken: response.responseToken };
    return graphqlDoor(server).sendPhoneCode(target);
  },
  savePushSubscription: async (server) => {
    const device = await aDevice(server, 'stays');
    const answer = await device.notify();
    // a notification waits from then on: the keys are nobody's, so that none can be sent
    await server.rest('POST', `/api/events/${device.urlHash}/decision`, { decision: 'CONFIRM' }, KIM);
    return answer;
  },
  removePushSubscription: async (server) => {
    const device = await aDevice(server, 'goes');
    await device.notify();
    return device.end();
  },
  follow: (server) =>
    server.graphql('mutation { follow(input: { kind: TYPE, id: "1", pace: DAILY }) { id } }', {}, { as: 'cleo' }),
  unfollow: async (server) => {
    await server.rest('PUT', '/api/follows/type/2', {}, { as: 'cleo' });
    return server.graphql('mutation { unfollow(input: { kind: TYPE, id: "2" }) }', {}, { as: 'cleo' });
  },
  ...REGULAR_MUTATIONS,
  ...WEBHOOK_MUTATIONS,
  ...ACCOUNT_PHONE_MUTATIONS,
  updateNotifications: async (server) => {
    const { urlHash } = await anEvent(server);
    const { id, responseToken } = await aResponse(server, { urlHash });
    const change = 'mutation ($input: NotificationsInput!) { updateNotifications(input: $input) { mode } }';
    await server.graphql(change, { input: { mutedEvents: [urlHash] } }, ADA);
    return server.graphql(change, { input: { urlHash, participantId: id, responseToken, mode: 'ALL' } });
  },
  reportEvent: async (server) => {
    const { urlHash } = await anEvent(server, {}, KIM.as);
    return server.rest('POST', `/api/events/${urlHash}/reports`, { reason: 'Spam' });
  },
  reportPoll: async (_server, world) => world.report(await world.open(), 'Spam'),
  dismissReport: async (server) => {
    const { urlHash } = await anEvent(server, {}, KIM.as);
    await server.rest('POST', `/api/events/${urlHash}/reports`, { reason: 'Old' }, ADA);
    const { data } = await server.graphql('{ reports { id reason } }', {}, { as: 'olga' });
    const [report] = (data?.reports as { id: string; reason: string }[]).filter(({ reason }) => reason === 'Old');
    return server.graphql(`mutation { dismissReport(reportId: ${report?.id ?? ''}) }`, {}, { as: 'olga' });
  },
  handOverEvent: async (server) =>
    server.rest('POST', `/api/events/${(await anEvent(server)).urlHash}/hand-over`, undefined, ADA),
  withdrawHandOver: async (server) => {
    const { urlHash } = await anEvent(server);
    await server.rest('POST', `/api/events/${urlHash}/hand-over`, undefined, ADA);
    return server.rest('DELETE', `/api/events/${urlHash}/hand-over`, undefined, ADA);
  },
  handOverPoll: async (_server, world) => world.handOver(await world.open()),
  withdrawPollHandOver: async (_server, world) => {
    const poll = await world.open();
    await world.handOver(poll);
    return world.withdrawHandOver(poll);
  },
  ...unseenOfPeople(KIM),
};

export const PLAYED = [...Object.keys({ ...EVENT_MUTATIONS, ...POLL_MUTATIONS, ...UNSEEN })];

/** A step that is refused plays nothing. */
const succeeded = (name: string, answer: unknown): void => {
  const { errors, code, statusCode } = answer as { errors?: object[]; code?: string; statusCode?: number };
  if (errors || (code !== undefined && code !== 'OK') || (statusCode ?? 200) >= 300)
    throw new Error(`${name} was refused: ${JSON.stringify(answer)}`);
};

/** Of mutations that begin at an event or a poll of their own. */
const playMutations = async (server: MailServer, world: PollWorld): Promise<void> => {
  for (const [name, prepare] of Object.entries(EVENT_MUTATIONS)) {
    const act = await prepare(server, await anEvent(server));
    succeeded(name, await act());
  }
  for (const [name, prepare] of Object.entries(POLL_MUTATIONS)) {
    const act = await prepare(world, await world.open());
    succeeded(name, await act());
  }
  for (const [name, act] of Object.entries(UNSEEN)) succeeded(name, await act(server, world));
};

/** A series of which one date was deleted, handed from its first event to the next. */
const playSeries = async (server: MailServer): Promise<void> => {
  const weekly = { isRecurring: true, recurrenceFrequency: 'weekly' } as const;
  const first = await anEvent(server, { ...weekly, date: '2026-04-20T08:00:00Z', endTime: null });
  const next = await server.rest('POST', `/api/events/${first.urlHash}/duplicate`);
  await server.rest('DELETE', `/api/events/${next.json<{ urlHash: string }>().urlHash}`, undefined, ADA);
  await server.tasks.continueSeries({});
};

/** What is left when all of it was played. */
export interface Played {
  event: { urlHash: string };
  response: { id: number; responseToken: string };
  poll: Awaited<ReturnType<PollWorld['open']>>;
  vote: Awaited<ReturnType<PollWorld['vote']>>['result'];
  /** Where a mail leads that asks whether somebody comes. */
  answerPath: string;
  unsubscribePath: string;
}

const LATER = { headers: { 'idempotency-key': 'a-key-of-this-very-join' } };

/** Plays every use-case, the jobs too, so that each table has rows. */
export const playEveryUseCase = async (server: MailServer): Promise<Played> => {
  const world = new PollWorld(server);
  const accounts = createLocalAccounts(() => server.orm.em.fork());
  await accounts.signIn({ sub: 'lea', email: 'lea@example.com', name: 'Lea', picture: null }, server.clock.now());
  await playMutations(server, world);
  await playSeries(server);
  const [asked, , answerPath] = await askedBy(server);
  server.clock.set(NOW);
  const [event, response] = await joined(server);
  const poll = await world.open({ participantThreshold: 10 });
  const vote = (await world.vote(poll, [1, 0.5], { email: 'nele@example.com' })).result;
  await server.tasks.refreshWeather({});
  await wellAttended(server, event);
  // for the digest of those who follow
  await server.tasks.announceEvents({});
  const mails = await server.drain();
  const unsubscribePath = mails.map(unsubscribePathOf).find((path) => path !== '') ?? '';
  await unsubscribed(server);
  await waiting(server, asked);
  return { event, response, poll, vote, answerPath, unsubscribePath };
};

/** A word about past attendance, which takes eight people: so many may not join from one network in so short a time. */
const wellAttended = async ({ orm, clock }: MailServer, { id }: { id: number }) => {
  const insert = `insert into attendance_outlook (event_id, outlook, noted_at) values (?, 'OPEN', ?)`;
  await orm.em.fork().execute(insert, [id, clock.now().toISO()]);
};

const joined = async (server: MailServer) => {
  const event = await anEvent(server);
  const gone = await aResponse(server, event, { name: 'Gone' });
  const response = await aResponse(server, event, { name: 'Vera', email: 'vera@example.com' }, LATER);
  // the number of the last response is not given again, though no row has it any more
  const last = await aResponse(server, event, { name: 'Last' });
  for (const { id, responseToken } of [gone, last])
    await server.rest('DELETE', `/api/events/${event.urlHash}/participants/${id}`, undefined, {
      headers: { 'x-response-token': responseToken },
    });
  return [event, response] as const;
};

const unsubscribed = async (server: MailServer): Promise<void> => {
  await aResponse(server, await anEvent(server, {}, KIM.as), { name: 'Uli', email: 'uli@example.com' });
  const [mail] = (await server.drain()).filter(({ to }) => to.includes('uli@example.com'));
  if (!mail) throw new Error('Uli got no mail');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = 'List-Unsubscribe=One-Click';
  const answer = await server.app.inject({ method: 'POST', url: unsubscribePathOf(mail), headers, payload });
  succeeded('unsubscribe', answer);
};

/** What the queue may hold when a backup is made: a mail to be sent, a job in a queue, a job that a server is at. */
const waiting = async (server: MailServer, event: { urlHash: string }): Promise<void> => {
  await aResponse(server, event, { name: 'Wim', email: 'wim@example.com' });
  const em = server.orm.em.fork();
  await em.execute(`select graphile_worker.add_job('continueSeries', '{ "spread":\n\n "over lines" }', 'a queue')`);
  await em.execute(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a server'
    where id = (select max(id) from graphile_worker._private_jobs)`);
  await em.execute(`update graphile_worker._private_job_queues set locked_at = now(), locked_by = 'a server'`);
  await em.execute(`insert into graphile_worker._private_known_crontabs values ('continueSeries', now(), now())`);
};
