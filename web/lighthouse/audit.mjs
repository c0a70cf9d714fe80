// Audits one page as Lighthouse does for a phone, in a browser of its own, and prints what it found as JSON.
// node audit.mjs <address> <category,…>, with the browser's file in CHROME_PATH
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'];

const MAX_ELEMENTS = 5;

/** The elements that an audit blames, as they are in the page. */
const elementsOf = (details) =>
  (details?.items ?? [])
    .flatMap(({ node }) => (node ? [`${node.selector}: ${node.snippet}`] : []))
    .slice(0, MAX_ELEMENTS);

const [address, categories = ''] = process.argv.slice(2);
const chrome = await launch({ chromeFlags: FLAGS, logLevel: 'silent' });
try {
  const settings = { port: chrome.port, output: 'json', logLevel: 'error', onlyCategories: categories.split(',') };
  const { lhr } = await lighthouse(address, settings);
  const scores = Object.fromEntries(Object.entries(lhr.categories).map(([name, { score }]) => [name, score]));
  const value = (name) => lhr.audits[name]?.numericValue ?? null;
  const failures = Object.values(lhr.categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => lhr.audits[id])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title, details }) => [`${id}: ${title}`, ...elementsOf(details)].join('\n    '));
  const result = {
    scores,
    failures,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    si: value('speed-index'),
    error: lhr.runtimeError?.message ?? null,
  };
  console.log(JSON.stringify(result));
} finally {
  chrome.kill();
}
