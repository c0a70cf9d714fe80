type Style = Readonly<Record<string, string | number>>;

/** A part of a picture as data: styles are CSS, laid out and drawn by the server. */
export type Part =
  | { type: 'container'; style: Style; children: readonly Part[] }
  /**
   * Words, drawn as far as the server's fonts have their letters. `otherwise` is shown instead where a letter of `text`
   * is in no font; nothing without it.
   */
  | { type: 'text'; text: string; otherwise?: string; style: Style }
  /** `src` is an SVG document. */
  | { type: 'image'; src: string; width: number; height: number; style: Style };

/** A picture that the web app describes and the server draws; its size is in pixels. */
export interface Picture {
  width: number;
  height: number;
  scene: Part;
}
