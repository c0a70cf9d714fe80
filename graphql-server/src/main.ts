import { enableCompileCache } from 'node:module';
import path from 'node:path';

// what one start has compiled, the next need not; where nothing can be written it compiles again
enableCompileCache(path.join(import.meta.dirname, '.compiled'));
await import('./serve.ts');
