// Loads the whole list of a phone's home page and scrolls in it; says what that costs, and the polls after it, as JSON.
// node scroll.mjs <address> <urlHash of an event on the list>, with the browser's file in CHROME_PATH
import { launch } from 'chrome-launcher';
import puppeteer from 'puppeteer-core';

const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'];
const SLOWER = 4;
const FRAMES = 300;
const POLLS_MS = 9_000;
/** Tries, of a tenth of a second, that bring no further card: the list is at its end. */
const GIVE_UP_AFTER = 15;

const [address = '', urlHash = ''] = process.argv.slice(2);
const chrome = await launch({ chromeFlags: FLAGS, logLevel: 'silent' });

/** What the page notes of itself: long tasks, and the time between two frames. */
const watch = () => {
  const noted = (window.noted = { tasks: [], frames: [] });
  new PerformanceObserver((list) => noted.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
  let before = performance.now();
  const frame = (now) => {
    noted.frames.push(now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
};

const describe = ({ tasks, frames }) => {
  const sorted = frames.toSorted((one, other) => one - other);
  return {
    frames: frames.length,
    frameMs: { median: sorted[sorted.length >> 1], p99: sorted[Math.floor(sorted.length * 0.99)] },
    longTasks: tasks.length,
    longestTaskMs: Math.max(0, ...tasks),
    blockedMs: tasks.reduce((sum, task) => sum + task - 50, 0),
  };
};

try {
  const browser = await puppeteer.connect({ browserURL: `http://localhost:${chrome.port}`, protocolTimeout: 0 });
  const page = await browser.newPage();
  await page.setViewport({ width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
  await page.evaluateOnNewDocument(watch);
  await page.goto(address);
  const during = async (work) => {
    await page.evaluate(() => Object.assign(window.noted, { tasks: [], frames: [] }));
    await work();
    return describe(await page.evaluate(() => window.noted));
  };
  const wait = (ms) => page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), ms);
  const countCards = () => page.$$eval('article', (cards) => cards.length);

  const load = async () => {
    let [cards, tries] = [0, 0];
    while (tries < GIVE_UP_AFTER) {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await wait(100);
      const now = await countCards();
      tries = now === cards ? tries + 1 : 0;
      cards = now;
    }
  };
  /** As a quick finger does, from the middle of the list on: a fifth of a screen with every frame. */
  const scroll = () =>
    page.evaluate(async (frames) => {
      window.scrollTo(0, document.documentElement.scrollHeight / 2);
      for (let frame = 0; frame < frames; frame++) {
        window.scrollBy(0, window.innerHeight / 5);
        await new Promise(requestAnimationFrame);
      }
    }, FRAMES);
  const join = () =>
    page.evaluate(async (hash) => {
      const body = JSON.stringify({ name: 'One more', likelihood: 1 });
      const headers = { 'content-type': 'application/json' };
      await fetch(`/api/events/${hash}/join`, { method: 'POST', headers, body });
    }, urlHash);

  const throttle = (rate) => page.emulateCPUThrottling(rate);
  const loading = await during(load);
  const cards = await countCards();
  await throttle(SLOWER);
  const scrolling = await during(scroll);
  await page.evaluate(() => window.scrollTo(0, 0));
  await wait(POLLS_MS);
  const quietPolls = await during(() => wait(POLLS_MS));
  const changedPolls = await during(async () => {
    await join();
    await wait(POLLS_MS);
  });
  console.log(JSON.stringify({ cards, loading, scrolling, quietPolls, changedPolls }, null, 1));
} finally {
  chrome.kill();
}
