import type { Rule } from 'eslint';

export function physicalIn(css: string): string[];
export const logicalProperties: Rule.RuleModule;
