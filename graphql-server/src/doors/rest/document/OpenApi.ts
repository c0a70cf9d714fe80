/** As much of JSON Schema as the document uses. */
export interface Schema {
  title?: string;
  description?: string;
  examples?: unknown[];
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  additionalProperties?: unknown;
  readOnly?: boolean;
  [keyword: string]: unknown;
}

export type Content = Record<string, { schema?: Schema }>;

export interface Answer {
  description: string;
  headers?: Record<string, object>;
  content?: Content;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}

export interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Answer | { $ref: string }>;
}

export type Paths = Record<string, Record<string, Operation>>;

export const operationsOf = (paths: Paths): Operation[] => Object.values(paths).flatMap((path) => Object.values(path));

/** What it is called, in the words of programs: `if-none-match` is `IfNoneMatch`. */
export const inPascalCase = (name: string): string =>
  name.replace(/(?:^|[-_])(\w)/g, (_, letter: string) => letter.toUpperCase());
