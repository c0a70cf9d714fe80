import { readTheSheet } from './readTheSheet.ts';

readTheSheet('de');
