import { BREAK, visit, type ASTNode } from 'graphql';

/** An address, and what is told by comparing addresses. */
const OF_ADDRESSES = new Set(['email', 'isRepeated']);

const found = new WeakMap<ASTNode, boolean>();

const look = (node: ASTNode): boolean => {
  let isAsked = false;
  visit(node, {
    Field({ name }) {
      if (!OF_ADDRESSES.has(name.value)) return undefined;
      isAsked = true;
      return BREAK;
    },
  });
  return isAsked;
};

/**
 * Whether something about an address of somebody is selected: all in a public list that not everybody may read.
 * A document that comes again is the same object, and is not looked through again.
 */
export const asksForEmail = (node: ASTNode): boolean => {
  const isAsked = found.get(node) ?? look(node);
  found.set(node, isAsked);
  return isAsked;
};
