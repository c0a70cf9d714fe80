import { BREAK, visit, type ASTNode } from 'graphql';

const found = new WeakMap<ASTNode, boolean>();

const look = (node: ASTNode): boolean => {
  let isAsked = false;
  visit(node, {
    Field({ name }) {
      if (name.value !== 'email') return undefined;
      isAsked = true;
      return BREAK;
    },
  });
  return isAsked;
};

/**
 * Whether an address of somebody is asked for: the one thing in a public list that not everybody may read.
 * A document that comes again is the same object, and is not looked through again.
 */
export const asksForEmail = (node: ASTNode): boolean => {
  const isAsked = found.get(node) ?? look(node);
  found.set(node, isAsked);
  return isAsked;
};
