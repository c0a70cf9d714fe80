import { describe, expect, it } from '@jest/globals';
import { coresOf, pinCommand } from '../../src/machine/pinning.ts';

describe('pinning', () => {
  it('gives the load generator the last core and servers the others', () => {
    expect(coresOf('server', { platform: 'linux', cores: 2 })).toBe('0');
    expect(coresOf('load', { platform: 'linux', cores: 2 })).toBe('1');
    expect(coresOf('server', { platform: 'linux', cores: 8 })).toBe('0-6');
    expect(coresOf('load', { platform: 'linux', cores: 8 })).toBe('7');
  });

  it('pins nothing on one core, nor where the system has no taskset', () => {
    expect(coresOf('server', { platform: 'linux', cores: 1 })).toBeNull();
    expect(coresOf('load', { platform: 'darwin', cores: 8 })).toBeNull();
  });

  it('pins all threads of a process that runs', () => {
    expect(pinCommand(42, '0-2')).toEqual(['taskset', ['--all-tasks', '--cpu-list', '--pid', '0-2', '42']]);
  });
});
