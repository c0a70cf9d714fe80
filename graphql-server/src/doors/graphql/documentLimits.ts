/** What a document may select at most. The app's own stay far below; GraphiQL's introspection just fits. */
export const DOCUMENT_LIMITS = {
  tokens: 1_000,
  /** Levels of fields within fields. */
  depth: 12,
  /** The same below `__schema` and `__type`, where types are wrapped in types. */
  introspectionDepth: 18,
  aliases: 15,
  directives: 8,
  /**
   * Fields that may have to be resolved, where a list counts as the most that it may hold: about a tenth of a second.
   */
  cost: 80_000,
  /** In the variables: all fields and members of lists together. */
  variableValues: 500,
  /** In a response. */
  errors: 5,
  /** Characters in the message of one, which may quote what was sent. */
  message: 500,
} as const;
