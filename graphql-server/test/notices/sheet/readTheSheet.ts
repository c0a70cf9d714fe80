import { beforeAll, expect, it } from '@jest/globals';
import type { Language } from '@quorum/domain/language';
import { NOTICES } from '../../../src/notices/notices.ts';
import { useMailServer } from '../../mail/useMailServer.ts';
import { atRisk, bySum, conditions, rain, savedByStandby, tooFew } from './eventScenes.ts';
import { pollOfClock, pollOfOrganiser } from './pollScenes.ts';
import { Sheet } from './Sheet.ts';

/** Digests are sent by jobs, and are in no table. */
const DIGESTS = ['responses', 'quorum'];

/** Reads every notice as each kind of reader gets it. */
export const readTheSheet = (language: Language): void => {
  const server = useMailServer();
  const sheet = new Sheet(server, language);
  beforeAll(async () => {
    for (const scene of [tooFew, savedByStandby, atRisk, bySum, conditions, rain, pollOfOrganiser, pollOfClock])
      await scene(sheet);
  });

  it('has every notice', () => {
    expect([...new Set(sheet.mails.map(({ notice }) => notice))].sort()).toEqual(
      [...Object.keys(NOTICES), ...DIGESTS].sort(),
    );
  });

  it('says to each reader what was read and found good', () => {
    expect(sheet.document()).toMatchSnapshot();
  });
};
