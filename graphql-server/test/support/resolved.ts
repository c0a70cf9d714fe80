type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const at = (document: unknown, reference: string): unknown =>
  reference
    .slice('#/'.length)
    .split('/')
    .reduce((within, name) => (within as Json)[name], document);

/** An OpenAPI document in which everything stands where it is referred to. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as of a parser: the caller knows what it is
export const resolved = <Document>(document: unknown): Document => {
  const known = new Map<string, unknown>();
  const referred = (reference: string): unknown => {
    if (!known.has(reference)) known.set(reference, resolve(at(document, reference)));
    return known.get(reference);
  };
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (!isObject(value)) return value;
    const { $ref, ...beside } = value;
    const own = Object.fromEntries(Object.entries(beside).map(([name, part]) => [name, resolve(part)]));
    return typeof $ref === 'string' ? { ...(referred($ref) as Json), ...own } : own;
  };
  return resolve(document) as Document;
};
