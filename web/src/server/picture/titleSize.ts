const SIZES = [84, 72, 62, 54, 46, 40];
/** Large letters look well in few lines. */
const LINES_OF_LARGE = 2;
const LARGE = 60;
/** Of the height of their letters. */
const LATIN_WIDTH = 0.5;
const OTHER_WIDTH = 0.58;
/** What words leave of a line, where the next one does not fit. */
const FILL = 0.88;

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;
const LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

const letterWidth = (letter: string) => {
  if (WIDE.test(letter)) return 1;
  return LATIN.test(letter) ? LATIN_WIDTH : OTHER_WIDTH;
};

const widthOf = (text: string): number => Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0);

/** Where a script has no blanks, or at a hyphen, a line may end within a word. */
const longestWord = (title: string): number =>
  Math.max(...title.split(/[\s-]+/u).map((word) => (WIDE.test(word) ? 0 : widthOf(word))));

interface TitleSize {
  fontSize: number;
  lineHeight: number;
  /** What comes after so many lines is left out. */
  lineClamp: number;
}

/** How large a title is set, so that it fits into the room that it has: the shorter, the larger. */
export const titleSize = (title: string, room: { width: number; height: number }): TitleSize => {
  // other scripts reach higher and lower
  const lineHeight = LATIN.test(title) && !WIDE.test(title) ? 1.1 : 1.35;
  const sizes = SIZES.map((fontSize) => ({
    fontSize,
    lineHeight,
    lineClamp: Math.floor(room.height / (fontSize * lineHeight)),
  }));
  const [width, longest] = [widthOf(title), longestWord(title)];
  const fitting = sizes.find(({ fontSize, lineClamp }) => {
    const lines = fontSize > LARGE ? Math.min(lineClamp, LINES_OF_LARGE) : lineClamp;
    return longest * fontSize <= room.width && width * fontSize <= room.width * lines * FILL;
  });
  return fitting ?? { fontSize: 40, lineHeight, lineClamp: Math.floor(room.height / (40 * lineHeight)) };
};
