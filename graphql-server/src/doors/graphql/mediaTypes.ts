export const AS_JSON = 'application/json; charset=utf-8';
export const RESPONSE_TYPE = 'application/graphql-response+json';

/** As the web app's own link requests it. */
export const WEB_ACCEPT = `${RESPONSE_TYPE},application/json;q=0.9`;
