type Style = Readonly<Record<string, string | number>>;

/** A part of a picture, as the web app describes it: `web/src/server/picture/Scene.ts`. */
export type Part =
  | { type: 'container'; style: Style; children: readonly Part[] }
  | { type: 'text'; text: string; otherwise?: string; style: Style }
  | { type: 'image'; src: string; width: number; height: number; style: Style };

export interface Picture {
  width: number;
  height: number;
  scene: Part;
}

/** Draws a picture as PNG. @throws PicturesUnavailable */
export type Draw = (picture: Picture) => Promise<Buffer>;

/** Nothing can be drawn on this machine. */
export class PicturesUnavailable extends Error {}
