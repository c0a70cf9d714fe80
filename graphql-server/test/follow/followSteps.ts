import type { MailServer } from '../mail/mailServer.ts';

const TENNIS = 2;
export const TYPE_PATH = `/api/follows/type/${TENNIS}`;

/** Where a location is, as the geocoder would have found it. */
export const placeAt = async (server: MailServer, query: string, latitude: number, longitude: number) => {
  await server.orm.em.fork().execute(
    `insert into place (query, timezone, latitude, longitude, name, looked_up_at) values (?, 'Australia/Sydney', ?, ?, ?, ?)
      on conflict do nothing`,
    [query, latitude, longitude, query, server.clock.now().toISO()],
  );
};

/** What is announced now, as the addresses and subjects of mails. */
export const announced = async (server: MailServer) => {
  await server.tasks.announceEvents({});
  return (await server.drain())
    .map(({ to, mail }) => `${to.join(', ')}: ${String(mail.headers.get('subject'))}`)
    .filter((line) => /: (New:|\d+ new|A new)/.test(line))
    .sort();
};

/** The time has passed in which the place of a new event is looked up. */
export const lookUp = (server: MailServer) => {
  server.clock.set(server.clock.now().plus({ minutes: 16 }).toISO() ?? '');
};
