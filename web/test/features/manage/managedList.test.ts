import { expect, it } from '@jest/globals';
import { found, foundByName } from '../../../src/features/manage/managedList.ts';
import { aManaged } from './aManaged.ts';

const LIST = [
  aManaged({ name: 'Vera', checkInCode: '0A1B2C3D4E5F' }),
  aManaged({ name: 'Wim', checkInCode: 'F5E4D3C2B1A0', comment: 'Brings 0A1 balls' }),
];
const names = (search: string) => found(LIST, search).map(({ name }) => name);

it('finds a person by their code, in groups and small letters too', () => {
  expect(names('0A1B2C3D4E5F')).toEqual(['Vera']);
  expect(names('0a1b 2c3d 4e5f')).toEqual(['Vera']);
  expect(names('f5e4-d3c2')).toEqual(['Wim']);
});

it('finds nobody by a code of another event', () => {
  expect(names('ABCDEF123456')).toEqual([]);
});

it('finds nobody by less than four letters of a code, but by what they wrote', () => {
  expect(names('0A1')).toEqual(['Wim']);
});

it('has first those whose first or last name begins so, where somebody types the first letters at the door', () => {
  const atTheDoor = ['Rita', 'Jonas', 'Siobhán O’Sullivan', 'Tom-Arne Vik', 'Ada Okafor', 'Tariq Åkesson'].map((name) =>
    aManaged({ name }),
  );
  const first = (search: string) => foundByName(atTheDoor, search).map(({ name }) => name);
  expect(first('a')).toEqual(['Tom-Arne Vik', 'Ada Okafor', 'Tariq Åkesson', 'Rita', 'Jonas', 'Siobhán O’Sullivan']);
  expect(first('ada o')).toEqual(['Ada Okafor']);
  expect(first('zzz')).toEqual([]);
});
