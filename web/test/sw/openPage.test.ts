import { expect, it } from '@jest/globals';
import { openPage } from '../../sw/openPage.ts';

const ORIGIN = 'https://quorum.example';
const EVENT = `${ORIGIN}/events/abc`;

/** A tab, and what is done with it in order. */
const aTab = (url: string, refused: 'focus' | 'navigate' | null = null) => {
  const done: string[] = [];
  const act = async (what: 'focus' | 'navigate', said: string) => {
    if (what === refused) throw new Error('not allowed');
    done.push(said);
  };
  const focus = () => act('focus', 'focus');
  const navigate = (to: string) => act('navigate', `navigate to ${to}`);
  return { url, focus, navigate, done };
};

const press = async (navigate: unknown, tabs: readonly ReturnType<typeof aTab>[] = []) => {
  const opened: string[] = [];
  const open = async (url: string) => opened.push(url);
  await openPage(navigate, ORIGIN, { all: () => Promise.resolve(tabs), open });
  return opened;
};

it('opens the page in a new tab', async () => {
  const home = aTab(`${ORIGIN}/`);
  expect(await press(EVENT, [home])).toEqual([EVENT]);
  expect(home.done).toEqual([]);
});

it('brings the tab to the front that has it open, and only then reads the page again', async () => {
  const [home, event] = [aTab(`${ORIGIN}/`), aTab(EVENT)];
  expect(await press(EVENT, [home, event])).toEqual([]);
  expect(event.done).toEqual(['focus', `navigate to ${EVENT}`]);
  expect(home.done).toEqual([]);
});

it('lets a tab of the event follow a private link to it', async () => {
  const tab = aTab(EVENT);
  const link = `${EVENT}#response=42.secret`;
  expect(await press(link, [tab])).toEqual([]);
  expect(tab.done).toEqual(['focus', `navigate to ${link}`]);
});

it('opens a new tab where the browser does not let it', async () => {
  expect(await press(EVENT, [aTab(EVENT, 'focus')])).toEqual([EVENT]);
});

it('leaves a tab in front as it is where it must not be navigated', async () => {
  const tab = aTab(EVENT, 'navigate');
  expect(await press(EVENT, [tab])).toEqual([]);
  expect(tab.done).toEqual(['focus']);
});

it.each([
  ['another site', 'https://elsewhere.example/events/abc'],
  ['another protocol', 'javascript:alert(1)'],
  ['a host that only begins like ours', 'https://quorum.example.evil.test/'],
  ['no address', 'https://'],
  ['no text', { href: EVENT }],
  ['nothing', undefined],
])('opens the home page for %s', async (_, navigate) => {
  expect(await press(navigate)).toEqual([`${ORIGIN}/`]);
});
