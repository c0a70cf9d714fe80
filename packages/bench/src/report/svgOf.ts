import type { Outcome } from '../Work.ts';

const WIDTH = 760;
const LEFT = 330;
const BAR = 300;
const ROW = 34;
const TOP = 46;
/** The longest bar; what is more is cut off, for the number says it. */
const RATIO_MAX = 3;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const lengthOf = (ratio: number) => Math.round((Math.min(ratio, RATIO_MAX) / RATIO_MAX) * BAR);

const rowOf = (work: string, { to, ratio, atLeast, isReached }: Outcome['ratios'][number], y: number): string => {
  const goal = LEFT + lengthOf(atLeast ?? 0);
  const line = `<line x1="${goal}" x2="${goal}" y1="2" y2="26" class="goal"/>\n`;
  return `<g transform="translate(0 ${y})">
<text x="${LEFT - 12}" y="14" text-anchor="end">${escape(work)}</text>
<text x="${LEFT - 12}" y="27" text-anchor="end" class="to">beside ${escape(to)}</text>
<rect x="${LEFT}" y="6" width="${lengthOf(ratio)}" height="16" rx="3" class="${isReached ? 'reached' : 'missed'}"/>
${atLeast === null ? '' : line}<text x="${LEFT + lengthOf(Math.max(ratio, atLeast ?? 0)) + 8}" y="19" class="ratio">${ratio.toFixed(2)} ×</text>
</g>`;
};

const STYLE = `text{font:12px system-ui,sans-serif;fill:#24292f}.title{font-weight:600;font-size:14px}.to{font-size:10px;fill:#6e7781}
.ratio{font-weight:600}.reached{fill:#0f766e}.missed{fill:#b45309}.goal{stroke:#24292f;stroke-width:2}
@media(prefers-color-scheme:dark){text{fill:#e6edf3}.to{fill:#9198a1}.reached{fill:#2dd4bf}.missed{fill:#f59e0b}.goal{stroke:#e6edf3}}`;

/** The ratios as a picture: a bar each, and a line that it must reach. */
export const svgOf = (outcomes: readonly Outcome[]): string => {
  const rows = outcomes.flatMap(({ name, ratios }) => ratios.map((ratio) => ({ name, ratio })));
  const height = TOP + rows.length * ROW + 8;
  const title = 'How Quorum stands beside others; the line is the goal';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${title}">
<style>${STYLE}</style>
<text x="16" y="26" class="title">${title}</text>
${rows.map(({ name, ratio }, index) => rowOf(name, ratio, TOP + index * ROW)).join('\n')}
</svg>
`;
};
