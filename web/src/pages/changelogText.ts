import { messages } from '../lib/language.ts';
import { changelog } from '../messages/en/changelog.ts';

export const changelogText = messages('changelog', changelog);
