// By which a mutation is told which response is meant, and that it is the caller's.

export const URL_HASH = { description: 'Public identifier of the event.' };

export const PARTICIPANT_ID = { description: 'Identifier of the response.' };

export const RESPONSE_TOKEN = {
  nullable: true,
  description: 'What the join returned. Left out, the signed-in person or the browser that joined is the proof.',
};
