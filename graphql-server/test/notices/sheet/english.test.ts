import { describe } from '@jest/globals';
import { testSheet } from './testSheet.ts';

describe('the sheet of all notices in English', () => testSheet('en'));
