/** What `node` finds. */
export type NodeType = 'Event' | 'Poll' | 'Participant' | 'SeriesPage' | 'EventType';

const TYPES: ReadonlySet<string> = new Set<NodeType>(['Event', 'Poll', 'Participant', 'SeriesPage', 'EventType']);

interface Key {
  type: NodeType;
  /** By which it is found: hashes, since what is private is found by those alone who know one. */
  parts: readonly string[];
}

const isNodeType = (type: string | undefined): type is NodeType => type !== undefined && TYPES.has(type);

/** The identifier of a node. Clients are told nothing about what is in it. */
export const nodeIdOf = (type: NodeType, ...parts: readonly (string | number)[]): string =>
  Buffer.from([type, ...parts].join(' ')).toString('base64url');

/** What an identifier stands for; null for one that was not written here. */
export const readNodeId = (id: string): Key | null => {
  const text = Buffer.from(id, 'base64url').toString();
  const [type, ...parts] = text.split(' ');
  return isNodeType(type) && Buffer.from(text).toString('base64url') === id ? { type, parts } : null;
};
