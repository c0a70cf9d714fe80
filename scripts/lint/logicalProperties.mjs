// A rule for the texts of styled-components: directions of reading (inline-start, inline-end) instead of left and
// right, so that a page that is read from right to left is laid out the other way round by itself.

const PHYSICAL = [
  /\b(?:margin|padding|border)-(?:left|right)\b/g,
  /\bborder-(?:top|bottom)-(?:left|right)-radius\b/g,
  /(?<=^|[;{]\s*|\n\s*)(?:left|right)(?=\s*:)/g,
  /\b(?:text-align|float|clear):\s*(?:left|right)\b/g,
];

/** Four values of which the second and the fourth, right and left, are not the same. */
const FOUR_SIDES =
  /\b(?:margin|padding|inset|border-width):\s*([^\s;()]+)\s+([^\s;()]+)\s+([^\s;()]+)\s+([^\s;()]+)\s*;/g;

/** What of a style names a side of the screen. @param {string} css @returns {string[]} */
export const physicalIn = (css) => {
  const code = css.replace(/\/\*[^]*?\*\//g, '');
  const named = PHYSICAL.flatMap((pattern) => code.match(pattern) ?? []);
  const sided = [...code.matchAll(FOUR_SIDES)].filter(([, , right, , left]) => right !== left).map(([text]) => text);
  return [...named, ...sided];
};

/** @type {import('@oxlint/plugins').Rule} */
export const logicalProperties = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { physical: 'Name the side by the direction of reading: {{ text }}' },
  },
  create: (context) => ({
    TemplateElement: (node) => {
      for (const text of physicalIn(node.value.raw)) context.report({ node, messageId: 'physical', data: { text } });
    },
  }),
};
