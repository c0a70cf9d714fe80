import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, waitFor } from '@testing-library/react';
import { yieldToMain } from '../../src/lib/yieldToMain.ts';
import { type Replay, replayInput } from '../../src/start/replayInput.ts';

// jsdom has none
globalThis.PointerEvent = MouseEvent as typeof PointerEvent;

/** What the app hears once it is there, in order. */
let heard: string[];
let lost: number;
let replay: Replay;
const tellHopeless = jest.fn<() => void>();
const countLost = () => (lost += 1);

const show = (html: string) => (document.body.innerHTML = html);
const at = (selector: string) => document.querySelector(selector) as HTMLElement;

/** The app: each button says its name, each key is said with the name of what has it. */
const comeAlive = () => {
  for (const button of document.querySelectorAll<HTMLElement>('button, a')) {
    button.addEventListener('click', (event) => {
      event.preventDefault();
      heard.push(button.textContent);
    });
    button.addEventListener('keydown', ({ key }) => {
      heard.push(`${button.textContent}: ${key}`);
      if (key === 'ArrowRight') (button.nextElementSibling as HTMLElement).focus();
    });
  }
  window.dispatchEvent(new Event('app-ready'));
};

beforeEach(() => {
  heard = [];
  lost = 0;
  tellHopeless.mockReset();
  window.addEventListener('presses-lost', countLost);
  replay = replayInput(() => false, tellHopeless);
});
afterEach(() => {
  window.dispatchEvent(new Event('app-ready'));
  window.removeEventListener('presses-lost', countLost);
});

describe('what is pressed before the app is there', () => {
  it('is pressed again in its order, each as often as it was', async () => {
    show('<button>A</button><button>B</button>');
    for (const selector of ['button:last-child', 'button', 'button']) fireEvent.click(at(selector), { detail: 1 });
    expect(at('button')).toHaveAttribute('data-held');
    comeAlive();
    await waitFor(() => expect(heard).toEqual(['B', 'A', 'A']));
    expect(at('button')).not.toHaveAttribute('data-held');
    expect(lost).toBe(0);
  });

  it('is found again by what it is called where the app has replaced it', async () => {
    show('<button>A</button><button>B</button><button>B</button>');
    fireEvent.click(at('button:last-child'), { detail: 1 });
    show('<button>New</button><button>A</button><button>B</button><button id="second">B</button>');
    comeAlive();
    at('#second').addEventListener('click', () => heard.push('the second'));
    await waitFor(() => expect(heard).toEqual(['B', 'the second']));
  });

  it('is found again though a count in its text is another one now', async () => {
    show('<button>Upcoming 3</button><button>Archive</button>');
    fireEvent.click(at('button:last-child'), { detail: 1 });
    show('<button>New</button><button>Upcoming 4</button><button>Archive 2</button>');
    comeAlive();
    await waitFor(() => expect(heard).toEqual(['Archive 2']));
  });

  it('is found again by its place where the page is in another language now', async () => {
    show('<button>Yes</button><button>No</button>');
    fireEvent.click(at('button:last-child'), { detail: 1 });
    show('<button>Ja</button><button>Nein</button>');
    comeAlive();
    await waitFor(() => expect(heard).toEqual(['Nein']));
  });

  it.each([
    ['there is no such thing any more', '<button>Other</button><button>Another</button>'],
    ['it cannot be pressed any more', '<button disabled>A</button>'],
    ['it is behind a dialog', '<div aria-hidden="true"><button>A</button></div>'],
  ])('is told to be lost where %s', async (_where, html) => {
    show('<button>A</button>');
    fireEvent.click(at('button'), { detail: 1 });
    show(html);
    comeAlive();
    await waitFor(() => expect(lost).toBe(1));
    expect(heard).toEqual([]);
  });

  it('waits for a control that shows that it waits itself', async () => {
    show('<button>A</button>');
    fireEvent.click(at('button'), { detail: 1 });
    at('button').ariaDisabled = 'true';
    comeAlive();
    // it would have been pressed by now
    await yieldToMain();
    expect(heard).toEqual([]);
    at('button').ariaDisabled = null;
    await waitFor(() => expect(heard).toEqual(['A']));
  });

  it('takes a link along that is followed after another press', async () => {
    show('<button>A</button><a href="/guide">Guide</a>');
    fireEvent.click(at('button'), { detail: 1 });
    expect(fireEvent.click(at('a'), { detail: 1 })).toBe(false);
    comeAlive();
    await waitFor(() => expect(heard).toEqual(['A', 'Guide']));
  });

  it('is one with the keys: they go where those before have led', async () => {
    show('<button data-own-vote>A</button><button data-own-vote>B</button>');
    at('button').focus();
    fireEvent.keyDown(at('button'), { key: '3' });
    fireEvent.keyDown(at('button'), { key: 'ArrowRight' });
    fireEvent.click(at('button'), { detail: 0 });
    comeAlive();
    await waitFor(() => expect(heard).toEqual(['A: 3', 'A: ArrowRight', 'B']));
  });

  it('leaves keys alone that are the browser’s', () => {
    show('<button data-own-vote>A</button>');
    for (const key of ['Tab', 'ArrowDown', 'Enter', 'x']) expect(fireEvent.keyDown(at('button'), { key })).toBe(true);
    expect(fireEvent.keyDown(at('button'), { key: '3', ctrlKey: true })).toBe(true);
    expect(replay.isOwing()).toBe(false);
  });

  it('is told to come to nothing where the app never comes', () => {
    show('<button>A</button>');
    expect(replay.giveUp()).toBe(false);
    fireEvent.click(at('button'), { detail: 1 });
    expect(tellHopeless).toHaveBeenCalledTimes(1);
  });
});
