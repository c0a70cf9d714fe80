import { readTheSheet } from './readTheSheet.ts';

readTheSheet('en');
