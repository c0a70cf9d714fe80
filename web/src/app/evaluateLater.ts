import { yieldToMain } from '../lib/yieldToMain.ts';

// the libraries have just been evaluated; the app is in a task of its own, as both together are a long one on a slow phone
await yieldToMain();
