import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { holdYoungGeneration } from './youngGeneration.ts';

holdYoungGeneration();
// what one start has compiled, the next need not; where nothing can be written it compiles again
enableCompileCache(path.join(import.meta.dirname, '.compiled'));
await import('./serve.ts');
