import { describe, expect, it } from '@jest/globals';
import { EVENT_FIELDS, fieldsWhere, type EventField, type EventFieldName } from '@quorum/domain/event/content';
import { useMailServer } from '../mail/useMailServer.ts';
import { wholeDocuments } from '../permissions/wholeSelection.ts';
import { aDraft, aResponse, anEvent } from '../support/builders.ts';
import { graphqlDoor, restDoor } from '../support/doors.ts';

/** What a test writes into a field, and what is expected of it. Plain fields need no row. */
interface Sample {
  value: unknown;
  changed: unknown;
  /** In the next occurrence, where that differs from `value`. */
  copied?: unknown;
  /** In the following event after the change, where that differs from `changed`. */
  followed?: unknown;
  /** Participants are told about what follows from it, where its own change is no news. */
  isTold?: boolean;
  /** Fields that change along with it. */
  also?: object;
}

type OwnField = ReturnType<typeof fieldsWhere<{ kind: 'own' }>>[number];

const aQuestion = (text: string) => ({ text, kind: 'TEXT', options: [], isRequired: false });

const OWN: Record<OwnField | 'date' | 'endTime', Sample> & Partial<Record<EventFieldName, Sample>> = {
  date: {
    value: '2026-04-28T16:00:00.000Z',
    changed: '2026-04-28T15:00:00.000Z',
    copied: '2026-05-05T16:00:00.000Z',
    followed: '2026-05-05T15:00:00.000Z',
    also: { previousDate: '2026-04-28T16:00:00.000Z' },
  },
  endTime: {
    value: '2026-04-28T18:00:00.000Z',
    changed: '2026-04-28T19:00:00.000Z',
    copied: '2026-05-05T18:00:00.000Z',
    followed: '2026-05-05T19:00:00.000Z',
  },
  timezone: { value: 'Europe/Berlin', changed: 'Europe/London', followed: 'Europe/London' },
  participantThreshold: { value: 5, changed: 7 },
  capacity: { value: 12, changed: 14, copied: 12, also: { placesLeft: 14 } },
  maxGuests: { value: 2, changed: 3 },
  formats: {
    value: [{ at: 10, label: '5v5' }],
    changed: [
      { at: 12, label: '6v6' },
      { at: 14, label: '7v7' },
    ],
    also: { nextFormat: { at: 12, label: '6v6', missing: 12 } },
  },
  waitlistRule: { value: 'OFFERED_IN_ORDER', changed: 'OFFERED_TO_ALL' },
  decisionRule: { value: 'EXPECTED', changed: 'DEFINITE' },
  rainLimit: { value: 40, changed: 60 },
  questions: {
    value: [aQuestion('What do you bring?')],
    changed: [aQuestion('Who drives?'), { ...aQuestion('Which colour?'), kind: 'CHOICE', options: ['Red', 'Blue'] }],
  },
  price: {
    value: { amount: 450, currency: 'EUR', mode: 'PER_PERSON', howToPay: '' },
    changed: { amount: 9000, currency: 'JPY', mode: 'SPLIT', howToPay: 'To Ada, in cash' },
  },
  eventTypeId: { value: 3, changed: 4, also: { eventType: expect.anything() } },
  isRecurring: { value: true, changed: false, also: { recurrenceFrequency: null, seriesHash: null } },
  // it moves the next date
  recurrenceFrequency: { value: 'weekly', changed: 'biweekly', isTold: true },
};

const PLAIN = {
  line: (name) => ({ value: `The ${name}`, changed: `Another ${name}` }),
  text: (name) => ({ value: `The ${name}\nof two lines`, changed: `Other ${name}` }),
  link: (name) => ({ value: `https://example.com/${name}`, changed: `https://example.com/other-${name}` }),
  flag: () => ({ value: true, changed: false }),
} satisfies Record<string, (name: string) => Sample>;

const sampleOf = (name: EventFieldName): Sample => {
  const { kind } = EVENT_FIELDS[name];
  const sample = OWN[name] ?? (kind === 'own' || kind === 'instant' ? undefined : PLAIN[kind](name));
  if (!sample) throw new Error(`The field ${name} of an event has no row in this test`);
  return sample;
};

/** What is over cannot get a decision time; `decision/decisionTime.test.ts` follows that through a series. */
const FIELDS = fieldsWhere({}).filter((name) => name !== 'decideAt');
const traitsOf = (name: EventFieldName): EventField => EVENT_FIELDS[name];
const ADA = { as: 'ada' };

type Shown = Record<string, unknown> & { urlHash: string };

/** Every Tuesday evening; the first one is over. */
const draftWith = (name: EventFieldName) =>
  aDraft({
    date: '2026-04-28T16:00:00Z',
    endTime: '2026-04-28T18:00:00Z',
    timezone: 'Europe/Berlin',
    isRecurring: true,
    recurrenceFrequency: 'weekly',
    [name]: sampleOf(name).value,
  });

const server = useMailServer();

const ask = async (document: string, variables: object) => {
  const { data, errors } = await server.graphql(document, { ...variables }, ADA);
  expect(errors).toBeUndefined();
  return data as Record<string, unknown>;
};

/** The numbers of questions are the server's. */
const withoutNumbers = (shown: Shown): Shown => ({
  ...shown,
  ...(shown.questions ? { questions: (shown.questions as object[]).map((one) => ({ ...one, id: undefined })) } : {}),
});

/** The event as each door shows it, without the records of what happened to it, which grow with each change. */
const readBoth = async ({ urlHash }: { urlHash: string }): Promise<Shown[]> => {
  const around = (selection: string) => `query ($urlHash: String!) { event(urlHash: $urlHash) ${selection} }`;
  const event: Shown = { urlHash };
  for (const document of wholeDocuments('Query', 'event', around))
    Object.assign(event, (await ask(document, { urlHash })).event);
  const byRest = (await server.rest('GET', `/api/events/${urlHash}`, undefined, ADA)).json<Shown>();
  delete event.activity;
  delete event.chanceHistory;
  delete event.reach;
  return [event, byRest].map(withoutNumbers);
};

/** The event as it stands in the list of each door. */
const listedBoth = async ({ urlHash }: { urlHash: string }) => {
  const around = (selection: string) => `{ events(first: 100) ${selection} }`;
  const nodes: Shown[] = [];
  for (const document of wholeDocuments('Query', 'events', around)) {
    const { events } = (await ask(document, {})) as { events: { nodes?: Shown[] } };
    events.nodes?.forEach((node, at) => (nodes[at] = { ...nodes[at], ...node }));
  }
  const all = (await server.rest('GET', '/api/events')).json<Shown[]>();
  return [nodes, all]
    .map((list) => list.find((event) => event.urlHash === urlHash))
    .map((one) => one && withoutNumbers(one));
};

const expectBoth = async (event: { urlHash: string }, name: EventFieldName, value: unknown) => {
  expect((await readBoth(event)).map((shown) => shown[name])).toEqual([value, value]);
};

describe.each([
  ['GraphQL', graphqlDoor],
  ['REST', restDoor],
])('through %s each field of an event', (_name, open) => {
  it.each(FIELDS)('is created, read and changed alone: %s', async (name) => {
    const { value, changed, also } = sampleOf(name);
    const { code, result } = await open(server).createEvent(draftWith(name), ADA);
    expect(code).toBe('OK');
    const event = result as Shown;
    await expectBoth(event, name, value);

    const before = await readBoth(event);
    const { code: made, result: shown } = await open(server).updateEvent(event, { [name]: changed }, ADA);
    expect(made).toBe('OK');
    const expected = { [name]: changed, ...also, revision: 2 };
    expect(shown).toMatchObject({ revision: 2 });
    expect(await readBoth(event)).toEqual(before.map((shown) => ({ ...shown, ...expected })));
  });
});

describe('in a series each field of an event', () => {
  it.each(FIELDS)('is copied, carried, told, listed and exported as its declaration says: %s', async (name) => {
    const { isCopied, isCarried, isNews, isPublic } = traitsOf(name);
    const { value, changed, isTold = isNews, ...sample } = sampleOf(name);
    const { copied = isCopied ? value : '', followed = isCarried ? changed : copied } = sample;
    const first = await anEvent(server, draftWith(name));
    const next = (await server.rest('POST', `/api/events/${first.urlHash}/duplicate`, undefined, ADA)).json<Shown>();
    await expectBoth(next, name, copied);

    await aResponse(server, next, { email: 'vera@example.com' });
    await server.drain();
    await ask(
      `mutation ($urlHash: String!, $input: UpdateEventInput!) {
        updateEvent(urlHash: $urlHash, input: $input, scope: THIS_AND_FOLLOWING) { urlHash }
      }`,
      { urlHash: first.urlHash, input: { [name]: changed } },
    );
    await expectBoth(first, name, changed);
    await expectBoth(next, name, followed);
    const told = (await server.drain()).filter(({ to }) => to.includes('vera@example.com'));
    expect(told).toHaveLength(isTold ? 1 : 0);

    // what is for some is in no list of REST, which is the same for everybody
    const listed = (await listedBoth(next)).map((one) => one?.[name]);
    expect(listed).toEqual([followed, isPublic ? followed : undefined]);
    const { events } = (await server.rest('GET', '/api/me/data', undefined, ADA)).json<{ events: Shown[] }>();
    const exported = events.find(({ urlHash }) => urlHash === first.urlHash) ?? {};
    expect(exported).toHaveProperty(name === 'eventTypeId' ? 'eventType' : name);
    if (name !== 'eventTypeId') expect(exported).toMatchObject({ [name]: changed });
  });
});
