import { beforeEach, expect, it } from '@jest/globals';
import { userEvent } from '@testing-library/user-event';
import { isHalfFilled } from '../../src/start/isHalfFilled.ts';

const FORM = `<select><option>English</option><option>Deutsch</option></select>
  <form>
    <input name="name" value="Vera">
    <input type="radio" name="vote" value="yes"><input type="radio" name="vote" value="no" checked>
    <select name="likelihood"><option>30%</option><option selected>50%</option></select>
    <textarea name="comment">See you</textarea>
  </form>`;

const at = (selector: string) => document.querySelector(selector) ?? document.body;

beforeEach(() => {
  document.body.innerHTML = FORM;
});

it('a form as it was written has nothing to lose, whatever is chosen beside it', async () => {
  expect(isHalfFilled()).toBe(false);
  await userEvent.selectOptions(at('body > select'), 'Deutsch');
  expect(isHalfFilled()).toBe(false);
});

it.each<[string, () => Promise<void>]>([
  ['typed', () => userEvent.type(at('[name="name"]'), 'x')],
  ['written', () => userEvent.type(at('textarea'), 'x')],
  ['pressed', () => userEvent.click(at('[value="yes"]'))],
  ['chosen', () => userEvent.selectOptions(at('[name="likelihood"]'), '30%')],
])('what was %s would be lost', async (_how, act) => {
  await act();
  expect(isHalfFilled()).toBe(true);
});
