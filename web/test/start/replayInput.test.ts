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
let isOwnerAwaited: boolean;
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
  isOwnerAwaited = false;
  replay = replayInput({ wasTouched: () => false, isOwnerAwaited: () => isOwnerAwaited, onHopeless: tellHopeless });
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
    show('<button role="tab">A</button><button role="tab">B</button>');
    at('button').focus();
    fireEvent.keyDown(at('button'), { key: 'ArrowRight' });
    fireEvent.click(at('button'), { detail: 0 });
    comeAlive();
    await waitFor(() => expect(heard).toEqual(['A: ArrowRight', 'B']));
  });

  it('leaves keys alone that are the browser’s', () => {
    show('<button role="tab">A</button>');
    for (const key of ['Tab', 'ArrowDown', 'Enter', 'x']) expect(fireEvent.keyDown(at('button'), { key })).toBe(true);
    expect(fireEvent.keyDown(at('button'), { key: 'Home', ctrlKey: true })).toBe(true);
    expect(replay.isOwing()).toBe(false);
  });

  it('is told to come to nothing where the app never comes', () => {
    show('<button>A</button>');
    expect(replay.giveUp()).toBe(false);
    fireEvent.click(at('button'), { detail: 1 });
    expect(tellHopeless).toHaveBeenCalledTimes(1);
  });
});

describe('a form that the browser fills in and sends by itself', () => {
  const FORM = `<form data-native>
    <input type="radio" name="vote-7" value="yes" /><input type="radio" name="vote-7" value="no" />
    <select name="likelihood-7"><option>0.5</option><option>0.3</option></select>
    <input name="name" /><button type="submit">Save</button><button type="submit" name="none">None</button>
  </form>`;
  const radio = (value: string) => at(`[value="${value}"]`) as HTMLInputElement;

  /** What is sent; nothing is, in jsdom. */
  const sent = () => {
    const submit = jest.fn<(event: Event) => void>((event) => event.preventDefault());
    at('form').addEventListener('submit', submit);
    return submit;
  };

  const fill = () => {
    fireEvent.click(radio('yes'));
    fireEvent.click(radio('no'));
    fireEvent.change(at('select'), { target: { value: '0.3' } });
    fireEvent.input(at('[name="name"]'), { target: { value: 'Vera' } });
  };

  it('is filled in again where the app has rendered another one: what was chosen last, once', async () => {
    show(FORM);
    fill();
    show(FORM);
    const chosen: string[] = [];
    at('form').addEventListener('change', ({ target }) => chosen.push((target as HTMLInputElement).value));
    comeAlive();
    await waitFor(() => expect(chosen).toEqual(['no', '0.3', 'Vera']));
    expect(radio('no')).toBeChecked();
  });

  it('is left alone where the app has taken it over', async () => {
    show(FORM);
    fill();
    const changed = jest.fn();
    at('form').addEventListener('change', changed);
    comeAlive();
    await yieldToMain();
    await yieldToMain();
    expect(changed).not.toHaveBeenCalled();
    expect(lost).toBe(0);
  });

  it('is sent at once, with what was chosen', () => {
    show(FORM);
    const submit = sent();
    fill();
    fireEvent.click(at('button'), { detail: 1 });
    expect(submit).toHaveBeenCalledTimes(1);
    expect(replay.isOwing()).toBe(false);
    expect(replay.isFilled()).toBe(true);
  });

  it('waits for the app where that alone knows for whom it would be sent', async () => {
    show(FORM);
    isOwnerAwaited = true;
    const submit = sent();
    fireEvent.click(at('button'), { detail: 1 });
    expect(submit).not.toHaveBeenCalled();
    comeAlive();
    await waitFor(() => expect(heard).toEqual(['Save']));
  });

  it('waits with a press that does more than send it, and with what is pressed after that', async () => {
    show(FORM);
    const submit = sent();
    fireEvent.click(at('[name="none"]'), { detail: 1 });
    fireEvent.click(at('button'), { detail: 1 });
    expect(submit).not.toHaveBeenCalled();
    comeAlive();
    await waitFor(() => expect(heard).toEqual(['None', 'Save']));
  });

  it('is sent by any of its buttons where the app never comes', () => {
    show(FORM);
    const submit = sent();
    isOwnerAwaited = true;
    replay.giveUp();
    fireEvent.click(at('[name="none"]'), { detail: 1 });
    expect(submit).toHaveBeenCalledTimes(1);
    expect(tellHopeless).not.toHaveBeenCalled();
  });
});
