import { post, put, signInAs } from '../lighthouse/rest.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

const KIND = { timezone: 'Europe/Berlin', location: 'Tempelhofer Feld, Berlin', notes: '', webLink: '' };

/** What an organiser has to do with: an event with all of it, its series, and what became of another. */
export interface OrganisedSamples {
  /** The next date of the series. */
  game: string;
  series: string;
  happened: string;
  /** One more makes it happen. */
  tipping: string;
}

interface Response {
  id: number;
  responseToken: string;
}

interface Published {
  urlHash: string;
  seriesHash: string | null;
  questions: { id: number }[];
}

/** What somebody says beside their name; a payment of theirs, and whether they came the last time. */
interface Person {
  says?: object;
  answers?: readonly [bring: string, drives: string];
  payment?: 'SENT' | 'RECEIVED';
}

const PEOPLE: Record<string, Person> = {
  'Amara Nwosu': {
    says: { guests: 1, comment: 'I bring the ball', email: 'amara@example.com' },
    answers: ['A ball and a pump', 'YES'],
    payment: 'RECEIVED',
  },
  Jonas: { says: { email: 'jonas.with.a.long.address@mail.example.org' }, answers: ['', 'NO'], payment: 'SENT' },
  'Tariq Aziz': { answers: ['Oranges', 'YES'], payment: 'SENT' },
  'Siobhán O’Sullivan-Featherstonehaugh': { says: { comment: 'Ten minutes late' }, answers: ['', 'YES'] },
  'Yuki Tanaka': { says: { minParticipants: 8, email: 'yuki@example.com' }, answers: ['Cones', 'NO'] },
  王芳: { answers: ['', 'NO'], payment: 'RECEIVED' },
  'Björn Åkesson': { says: { likelihood: 0.5 }, answers: ['Perhaps a net', 'YES'] },
  Zoë: { says: { likelihood: 0.7, email: 'zoe@example.com' }, answers: ['', 'NO'] },
  Pavel: { says: { likelihood: 0 } },
  'Ana María': { answers: ['', 'YES'] },
  Oskar: { says: { guests: 1, email: 'oskar@example.com' }, answers: ['', 'YES'] },
  Femi: { answers: ['', 'NO'] },
};

const REGULARS = [
  { name: 'Rita', email: 'rita@example.com' },
  { name: 'Mo', likelihood: 0.6 },
  { name: 'Nell', guests: 1 },
];

const GAME = {
  ...KIND,
  title: 'Five-a-side on Tuesdays',
  eventTypeId: 2,
  participantThreshold: 8,
  capacity: 10,
  maxGuests: 2,
  isRecurring: true,
  recurrenceFrequency: 'weekly',
  chatLink: 'https://chat.example.org/five-a-side',
  questions: [
    { text: 'What do you bring?', kind: 'TEXT' },
    { text: 'Can you take others in your car?', kind: 'YES_NO' },
  ],
  price: { amount: 450, currency: 'EUR', mode: 'PER_PERSON', howToPay: 'https://pay.example.org/ada or in cash' },
};

/** By hours from now. */
const timesIn = (hours: number) => {
  const start = new Date(Date.now() + (hours * DAY_MS) / 24);
  start.setUTCMinutes(30, 0, 0);
  return { date: start.toISOString(), endTime: new Date(start.getTime() + DAY_MS / 16).toISOString() };
};

/** Publishes what the pages and dialogs of an organiser show, for the person with that authorization. */
export const publishOrganised = async (address: string, authorization: string): Promise<OrganisedSamples> => {
  const ada = { authorization };
  const publish = (event: object) => post(`${address}/api/events`, event, ada) as Promise<Published>;
  const join = (urlHash: string, says: object, headers = {}) =>
    post(`${address}/api/events/${urlHash}/join`, { likelihood: 1, ...says }, headers) as Promise<Response>;
  const came = (urlHash: string, { id }: Response, attended: boolean) =>
    put(`${address}/api/events/${urlHash}/participants/${id}/attendance`, { attended }, ada);

  /** Its people, of whom the last stayed away. */
  const play = async (event: object, names: readonly string[]) => {
    const published = await publish(event);
    for (const [place, name] of names.entries())
      await came(published.urlHash, await join(published.urlHash, { name }), place < names.length - 1);
    return published;
  };
  const names = Object.keys(PEOPLE);
  const { urlHash: happened } = await play(
    { ...KIND, ...timesIn(-27), title: 'Frisbee by the lake', eventTypeId: 6, participantThreshold: 8 },
    names,
  );
  const { urlHash: first, seriesHash } = await play({ ...GAME, ...timesIn(-6 * 24) }, [...names.slice(0, 5), 'Rita']);
  const series = seriesHash ?? '';
  for (const regular of REGULARS) await post(`${address}/api/series/${series}/regulars`, regular);
  const game = (await post(`${address}/api/events/${first}/duplicate`, {})) as Published;
  const at = `${address}/api/events/${game.urlHash}`;
  const pay = ({ id, responseToken }: Response, state: Person['payment']) =>
    put(`${at}/participants/${id}/payment`, { state, responseToken }, state === 'RECEIVED' ? ada : {});
  const [bring, drive] = game.questions.map(({ id }) => id);
  const answersOf = ([brings, drives]: NonNullable<Person['answers']>) => [
    { questionId: bring, text: brings },
    { questionId: drive, text: drives },
  ];
  await join(game.urlHash, { name: 'Ada Okafor', answers: answersOf(['Bibs', 'YES']) }, ada);
  for (const [name, { says, answers, payment }] of Object.entries(PEOPLE)) {
    const response = await join(game.urlHash, { name, ...says, ...(answers && { answers: answersOf(answers) }) });
    if (payment) await pay(response, payment);
  }
  const spam = await join(game.urlHash, { name: 'Cheap watches', comment: 'watches.example' });
  await put(`${at}/participants/${spam.id}/visibility`, { hidden: true }, ada);
  const { token } = (await post(`${at}/co-organiser-invitations`, {}, ada)) as { token: string };
  await post(`${at}/co-organisers`, { token }, { authorization: await signInAs(address, 'Uli Helps') });
  const text = 'We play on pitch 3 this time.\n\nHow to get there: https://maps.example.org/pitch-3';
  await post(`${at}/messages`, { text, group: 'ALL' }, ada);

  const chess = { ...KIND, ...timesIn(4 * 24), title: 'Chess under the trees', eventTypeId: 10 };
  const { urlHash: tipping } = await publish({ ...chess, participantThreshold: 4 });
  for (const name of ['Lena', 'Dev', 'نور']) await join(tipping, { name });
  return { game: game.urlHash, series, happened, tipping };
};
