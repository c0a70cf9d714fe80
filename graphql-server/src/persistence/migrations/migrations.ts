import { Migration20261121_Init } from './Migration20261121_Init.ts';

/** Every migration, oldest first; a released one is never edited. */
export const migrations = [{ name: 'Migration20261121_Init', class: Migration20261121_Init }];
