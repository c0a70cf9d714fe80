import { BREAK, visit, type ASTNode } from 'graphql';

/** Whether an address of somebody is asked for: the one thing in a public list that not everybody may read. */
export const asksForEmail = (node: ASTNode): boolean => {
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
