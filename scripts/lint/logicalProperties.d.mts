import type { Rule } from '@oxlint/plugins';

export function physicalIn(css: string): string[];
export const logicalProperties: Rule;
