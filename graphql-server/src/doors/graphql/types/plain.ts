/** For types whose fields are what their objects hold: read as they are, without a promise for each. */
export const PLAIN = { simpleResolvers: true } as const;
