import type { Comparison } from '../compareForecasts.ts';
import type { Bin } from '../Score.ts';

const SIDE = 400;
const LEFT = 70;
const TOP = 64;
const WIDTH = 720;
const HEIGHT = TOP + SIDE + 62;
const LEGEND = LEFT + SIDE + 28;
/** Of a mark of one percent of all events, in pixels; areas compare. */
const RADIUS = 2.2;
const LEAST_RADIUS = 3.5;

const x = (share: number) => (LEFT + share * SIDE).toFixed(1);
const y = (share: number) => (TOP + (1 - share) * SIDE).toFixed(1);
const percent = (share: number) => `${Math.round(share * 100)} %`;

const gridAt = (share: number) => `<path d="M${x(0)} ${y(share)}H${x(1)}M${x(share)} ${y(0)}V${y(1)}" class="grid"/>
<text x="${LEFT - 10}" y="${Number(y(share)) + 4}" text-anchor="end">${percent(share)}</text>
<text x="${x(share)}" y="${TOP + SIDE + 20}" text-anchor="middle">${percent(share)}</text>`;

/** Told apart by their form too: people who see no colours see circles and squares. */
const circle = (cx: string, cy: string, radius: number) => `<circle cx="${cx}" cy="${cy}" r="${radius.toFixed(1)}"/>`;
const square = (cx: string, cy: string, radius: number) => {
  const half = (radius * Math.sqrt(Math.PI)) / 2;
  const [left, top] = [Number(cx) - half, Number(cy) - half].map((corner) => corner.toFixed(1));
  return `<rect x="${left}" y="${top}" width="${(2 * half).toFixed(1)}" height="${(2 * half).toFixed(1)}"/>`;
};

const seriesOf = (bins: readonly Bin[], name: string, mark: typeof circle) => {
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  const line = bins.map(({ said, happened }, index) => `${index === 0 ? 'M' : 'L'}${x(said)} ${y(happened)}`).join('');
  const marks = bins.map(({ said, happened, count }) => {
    const radius = Math.max(LEAST_RADIUS, RADIUS * Math.sqrt((100 * count) / all));
    const title = `said ${percent(said)}, happened ${percent(happened)}, ${count} events`;
    return `<g><title>${title}</title>${mark(x(said), y(happened), radius)}</g>`;
  });
  return `<g class="${name}"><path d="${line}" class="line"/>${marks.join('')}</g>`;
};

const STYLE = `text{font:12px system-ui,sans-serif;fill:#24292f}.title{font-weight:600;font-size:14px}.grid,.diagonal{fill:none;stroke:#d0d7de}
.diagonal{stroke:#57606a;stroke-dasharray:5 4}.line{fill:none;stroke-width:2}.chance{fill:#0f766e;stroke:#0f766e}.bar{fill:#b45309;stroke:#b45309}
circle,rect{fill-opacity:.75}.line{fill-opacity:0}
@media(prefers-color-scheme:dark){text{fill:#e6edf3}.grid{stroke:#30363d}.diagonal{stroke:#9198a1}.chance{fill:#2dd4bf;stroke:#2dd4bf}.bar{fill:#f59e0b;stroke:#f59e0b}}`;

const legend = (row: number, name: string, mark: string, lines: readonly string[]) => {
  const top = TOP + 24 + row * 84;
  const texts = lines.map((line, index) => `<text x="${LEGEND + 22}" y="${top + 4 + index * 18}">${line}</text>`);
  return `<g class="${name}">${mark}</g>${texts.join('')}`;
};

/** How often enough people came, by what was said before: on the diagonal it is as often as it was said. */
export const svgOf = ({ bar, chance }: Comparison, count: number): string => {
  const title = `What is said about an event, and how often enough people come (${count.toLocaleString('en')} made-up events)`;
  const legendMark = (row: number, mark: typeof circle) => mark(String(LEGEND + 6), String(TOP + 24 + row * 84), 6);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">
<style>${STYLE}</style>
<text x="16" y="28" class="title">${title}</text>
${[0, 0.25, 0.5, 0.75, 1].map(gridAt).join('\n')}
<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" class="diagonal"/>
${seriesOf(bar.bins, 'bar', square)}
${seriesOf(chance.bins, 'chance', circle)}
<text x="${x(0.5)}" y="${TOP + SIDE + 44}" text-anchor="middle">what is said</text>
<text transform="translate(18 ${y(0.5)}) rotate(-90)" text-anchor="middle">enough people come</text>
${legend(0, 'chance', legendMark(0, circle), ['the chance', `Brier score ${chance.brier.toFixed(3)}`])}
${legend(1, 'bar', legendMark(1, square), ['the progress bar,', 'as a probability', `Brier score ${bar.brier.toFixed(3)}`])}
${legend(2, 'none', `<path d="M${LEGEND - 4} ${TOP + 192}h20" class="diagonal"/>`, ['as often as it is said', '', 'Larger marks are', 'more events.'])}
</svg>
`;
};
