/** The largest that a thing is numbered with: what PostgreSQL's `integer` holds. */
export const IDENTIFIER_MAX = 2_147_483_647;
