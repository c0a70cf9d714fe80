import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/**
 * Node as it is. What jest and a test file replace in it is put back when the file is through, but for the console: the one
 * of a file that is through says that it was used too late.
 */
export default class PlainEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  #env = { ...process.env };
  #exit = process.exit;
  #getBuiltinModule = process.getBuiltinModule;

  /** @param {{ projectConfig: ConstructorParameters<typeof ModernFakeTimers>[0]['config'] }} config */
  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    process.exit = this.#exit;
    process.getBuiltinModule = this.#getBuiltinModule;
    for (const name of Object.keys(process.env)) if (!(name in this.#env)) delete process.env[name];
    Object.assign(process.env, this.#env);
  }

  /** None: there is only one. */
  getVmContext() {
    return null;
  }
}
