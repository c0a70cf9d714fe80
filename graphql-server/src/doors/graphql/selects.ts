import { BREAK, Kind, visit, type ASTNode, type FieldNode } from 'graphql';

/**
 * Makes what finds out whether a field of one of these names is selected, at whatever depth.
 * A document that comes again is the same object, and is not looked through again.
 */
export const selects = (fields: readonly string[]): ((node: ASTNode) => boolean) => {
  const names = new Set(fields);
  const found = new WeakMap<ASTNode, boolean>();
  const look = (node: ASTNode): boolean => {
    let isSelected = false;
    visit(node, {
      Field({ name }) {
        if (!names.has(name.value)) return undefined;
        isSelected = true;
        return BREAK;
      },
    });
    return isSelected;
  };
  return (node) => {
    const isSelected = found.get(node) ?? look(node);
    found.set(node, isSelected);
    return isSelected;
  };
};

/**
 * Whether something is selected that not everybody may read, of a response or of where people talk: an address, a number, an answer or
 * a payment, what is told by comparing addresses, or what organisers do at the door.
 */
export const asksForEmail = selects([
  'email',
  'isRepeated',
  'phone',
  'isPhoneConfirmed',
  'answers',
  'payment',
  'attended',
  'checkInCode',
  'chatLink',
]);

/** Whether a list is searched; a variable may say for what. */
export const isSearched = ({ arguments: given = [] }: FieldNode): boolean =>
  given.some(({ name, value }) => name.value === 'search' && value.kind !== Kind.NULL);
