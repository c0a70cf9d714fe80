import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { resolved } from './resolved.ts';

interface Answer {
  headers?: Record<string, object>;
  content?: Record<string, { schema: object }>;
}
interface Operation {
  responses: Record<string, Answer>;
}
type Paths = Record<string, Record<string, Operation>>;

const asPattern = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/?]+')}$`);

/** What may come of any request before a route is asked. */
const BEFORE_ANY_ROUTE = new Set([408, 413, 414, 431]);

/** What answers say of themselves, which a client may wait for: where one says it, the document says so. */
const TOLD = [
  'etag',
  'link',
  'location',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'updated-until',
  'www-authenticate',
];

const untold = ({ headers = {} }: Answer, answer: LightMyRequestResponse): string[] => {
  const documented = Object.keys(headers).map((name) => name.toLowerCase());
  return TOLD.filter((name) => answer.headers[name] !== undefined && !documented.includes(name));
};

const typeOf = ({ headers }: LightMyRequestResponse) => headers['content-type']?.split(';')[0] ?? '';

interface Documented {
  pattern: RegExp;
  path: string;
  methods: Record<string, Operation>;
}

/** What a document says, of which each schema is compiled when it is first needed. */
interface Contract {
  operations: Documented[];
  /** By the text of the schema: many operations answer alike, and most refuse alike. */
  validators: Map<string, ValidateFunction>;
}

/** Servers with the same routes have the same document; to write and to compile it for each took a tenth of a second. */
const contracts = new Map<string, Contract>();

const readContract = (app: FastifyInstance): Contract => ({
  operations: Object.entries(resolved<{ paths: Paths }>(app.swagger()).paths)
    .map(([path, methods]) => ({ path, methods, pattern: asPattern(path) }))
    // a path without parameters goes before one that fits anything
    .sort((one, other) => one.path.split('{').length - other.path.split('{').length),
  validators: new Map(),
});

const contractOf = (app: FastifyInstance): Contract => {
  const routes = app.printRoutes({ commonPrefix: false });
  const known = contracts.get(routes) ?? readContract(app);
  contracts.set(routes, known);
  return known;
};

/** Answers are open for what later releases add; what this one answers, it documents. */
const closed = (schema: object): object =>
  JSON.parse(JSON.stringify(schema), (_name, part: { properties?: object; additionalProperties?: unknown } | null) =>
    part?.properties && typeof part.properties === 'object' && part.additionalProperties === undefined
      ? { ...part, additionalProperties: false }
      : part,
  ) as object;

const ajv = formats.default(new Ajv2020({ strict: false, allErrors: true }));

/** Holds answers against `/api/openapi.json`, whatever a test asks for. */
export class OpenApiContract {
  #contract: Contract | undefined;

  constructor(private readonly app: FastifyInstance) {}

  /** @throws Error when the document does not say that such an answer may come */
  check(method: string, url: string, answer: LightMyRequestResponse): void {
    const at = url.split('?')[0] ?? '';
    const operation = this.#operationOf(method.toLowerCase(), at);
    if (!operation || BEFORE_ANY_ROUTE.has(answer.statusCode)) return;
    const name = `${method} ${at} ${answer.statusCode}`;
    if (answer.statusCode === 500) throw new Error(`${name} is a fault: ${answer.body}`);
    const said = operation.responses[String(answer.statusCode)];
    if (!said) throw new Error(`${name} is not in the OpenAPI document: ${answer.body}`);
    const headers = untold(said, answer);
    if (headers.length > 0) throw new Error(`${name} has ${headers.join()}, not in the OpenAPI document`);
    if (answer.statusCode === 304) return;
    const saysWhere = said.headers?.Location !== undefined;
    if (answer.statusCode === 201 && saysWhere !== (answer.headers.location !== undefined))
      throw new Error(`${name}: the document ${saysWhere ? 'has' : 'lacks'} its Location`);
    if (!said.content && answer.body === '') return;
    const type = typeOf(answer);
    const schema = said.content?.[type]?.schema;
    if (!schema) throw new Error(`${name} has the type ${type}, which is not in the OpenAPI document`);
    const validate = this.#validatorOf(schema);
    const body: unknown = type.endsWith('json') ? answer.json() : answer.body;
    if (!validate(body)) throw new Error(`${name}: ${ajv.errorsText(validate.errors)} in ${answer.body}`);
  }

  get #read(): Contract {
    return (this.#contract ??= contractOf(this.app));
  }

  #operationOf(method: string, at: string): Operation | undefined {
    const { operations } = this.#read;
    return operations.find(({ pattern, methods }) => pattern.test(at) && methods[method])?.methods[method];
  }

  #validatorOf(schema: object): ValidateFunction {
    const { validators } = this.#read;
    const text = JSON.stringify(schema);
    const known = validators.get(text) ?? ajv.compile(closed(schema));
    validators.set(text, known);
    return known;
  }
}
