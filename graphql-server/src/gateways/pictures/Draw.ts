import type { Picture } from '@quorum/domain/page/Picture';

/** Draws a picture as PNG. @throws PicturesUnavailable */
export type Draw = (picture: Picture) => Promise<Buffer>;

/** Nothing can be drawn on this machine. */
export class PicturesUnavailable extends Error {}
