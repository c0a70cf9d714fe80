import { restDoor } from '../support/doors.ts';
import type { TestServer } from '../support/testServer.ts';

/** Has somebody organise an event with its creator, who is Ada unless another is named. */
export const joinOrganising = async (
  server: TestServer,
  event: { urlHash: string },
  as: string,
  creator = 'ada',
): Promise<void> => {
  const door = restDoor(server);
  const { token } = (await door.inviteCoOrganiser(event, { as: creator })).result as { token: string };
  const { code, message } = await door.acceptCoOrganiser(event, token, { as });
  if (code !== 'OK') throw new Error(message);
};
