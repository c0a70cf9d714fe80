import { runServer } from '../../../../../graphql-server/test/main/serverProcess.ts';
import { TinyPooler } from '../../../../../graphql-server/test/support/pooler/TinyPooler.ts';
import type { Fault } from '../../Fault.ts';

export const directIsPooler: Fault = {
  name: 'an address that is meant to be direct is a pooler’s, or of another database',
  goal: 'the server does not start, and says in one sentence what to set',
  async play(scene) {
    const [url, other] = [await scene.startPostgres(), await scene.startPostgres()];
    const [pooler, ofOther] = [await TinyPooler.start(url), await TinyPooler.start(other)];
    scene.atEnd(() => pooler.stop());
    scene.atEnd(() => ofOther.stop());
    const wrong: Record<string, string>[] = [
      { DATABASE_URL: pooler.url },
      { DATABASE_URL: url, DATABASE_DIRECT_URL: pooler.url },
      { DATABASE_URL: ofOther.url, DATABASE_DIRECT_URL: url },
    ];
    let refused = 0;
    for (const env of wrong) {
      const { code, stderr } = await runServer({ ...env, LOG_LEVEL: 'silent' });
      if (code === 1 && /^DATABASE_.*DATABASE_DIRECT_URL|^DATABASE_DIRECT_URL leads/.test(stderr.trim())) refused++;
    }
    return {
      isMet: refused === wrong.length,
      figures: `${refused} of ${wrong.length} wrong pairs refused with a sentence`,
    };
  },
};
