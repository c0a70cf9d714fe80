import { describe, expect, it } from '@jest/globals';
import { physicalIn } from '../../../../scripts/lint/logicalProperties.mjs';

describe('the lint rule for styles', () => {
  it.each([
    'margin-left: 1rem;',
    'padding-right: 0;',
    'border-left: 1px solid;',
    'border-top-right-radius: 1rem;',
    'position: fixed;\n  right: 0;',
    'left: 0;',
    'text-align: left;',
    'float: right;',
    'margin: 0 1rem 0 2rem;',
    'padding: -0.625rem 0 -0.625rem -0.25rem;',
  ])('refuses %s', (css) => {
    expect(physicalIn(css)).toHaveLength(1);
  });

  it.each([
    'margin-inline-start: 1rem;',
    'inset-inline-end: 0;',
    'text-align: start;',
    'border-start-end-radius: 1rem;',
    'margin: 0 1rem 2rem 1rem;',
    'padding: 1rem 2rem 3rem;',
    'transform-origin: left;',
    '/* the left: column */ color: red;',
    'Only 3 are left: be quick',
  ])('takes %s', (text) => {
    expect(physicalIn(text)).toEqual([]);
  });
});
