export { EmbeddedPostgresError } from './EmbeddedPostgresError.ts';
export { isAlive } from './isAlive.ts';
export { startEmbeddedPostgres, type EmbeddedPostgres } from './startEmbeddedPostgres.ts';
