import { describe, expect, it } from '@jest/globals';
import { aDraft, anEvent } from '../support/builders.ts';
import { graphqlDoor, restDoor } from '../support/doors.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();

const tower = '\u0335'.repeat(40);
const three = '\u0335'.repeat(3);

describe.each([
  ['GraphQL', graphqlDoor],
  ['REST', restDoor],
])('what is written through %s', (_, doorOf) => {
  it('turns no direction, hides nothing and piles up no accents in an event', async () => {
    const draft = aDraft({
      title: `Chess\u202E n\u200Bight${tower}`,
      location: 'Café\n\u2066Central\u2069',
      notes: `Bring a board${tower}\nand\uFEFF 👨‍👩‍👧`,
      webLink: 'https://example.com/\u202Egnp.exe',
    });
    expect(await doorOf(server).createEvent(draft, { as: 'ada' })).toMatchObject({
      code: 'OK',
      result: {
        title: `Chess night${three}`,
        location: 'Café Central',
        notes: `Bring a board${three}\nand 👨‍👩‍👧`,
        webLink: 'https://example.com/gnp.exe',
      },
    });
  });

  it('turns no direction, hides nothing and piles up no accents in a response', async () => {
    const event = await anEvent(server);
    const door = doorOf(server);
    await door.joinEvent(event, { name: `Vera\u202E${tower}`, comment: `me\u200B${tower}` });
    expect((await door.event(event)).result).toMatchObject({
      participants: [{ name: `Vera${three}`, comment: `me${three}` }],
    });
  });

  it('refuses a name of which nothing is left', async () => {
    const event = await anEvent(server);
    expect(await doorOf(server).joinEvent(event, { name: '\u202E\u3164\u200D' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Name is required',
    });
  });
});
