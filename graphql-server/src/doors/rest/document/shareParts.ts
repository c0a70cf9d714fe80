import { inPascalCase, operationsOf, type Answer, type Operation, type Parameter, type Paths } from './OpenApi.ts';

/** What calls refuse with, by the status. */
const ANSWERS: Readonly<Record<string, string>> = {
  304: 'NotModified',
  400: 'BadInput',
  401: 'NotSignedIn',
  403: 'NotAllowed',
  404: 'NotFound',
  409: 'Conflict',
  412: 'ChangedMeanwhile',
  415: 'NotJson',
  422: 'KeyReused',
  429: 'TooManyRequests',
  500: 'Fault',
  503: 'DatabaseAway',
};

/** One part of a document that several calls have, and where it stands in each. */
interface Use {
  name: string;
  part: object;
  put(reference: { $ref: string }): void;
}

/** The hashes of events and polls have one name in addresses. */
const parameterName = (path: string, { name }: Parameter): string => {
  if (name !== 'urlHash') return inPascalCase(name);
  return path.startsWith('/api/polls') ? 'PollHash' : 'EventHash';
};

const parametersIn = (path: string, { parameters = [] }: Operation): Use[] =>
  (parameters as Parameter[]).map((parameter, index) => ({
    name: parameterName(path, parameter),
    part: parameter,
    put: (reference) => void (parameters[index] = reference),
  }));

const answersIn = ({ responses }: Operation): Use[] =>
  Object.entries(responses as Record<string, Answer>).flatMap(([status, answer]) => {
    const name = ANSWERS[status];
    const put = (reference: { $ref: string }) => void (responses[status] = reference);
    return name === undefined ? [] : [{ name, part: answer, put }];
  });

const headersIn = ({ responses }: Operation): Use[] =>
  (Object.values(responses) as Answer[]).flatMap(({ headers = {} }) =>
    Object.entries(headers).map(([name, part]) => ({
      name: inPascalCase(name),
      part,
      put: (reference) => void (headers[name] = reference),
    })),
  );

const groupedBy = (uses: readonly Use[], keyOf: (use: Use) => string): [string, Use[]][] => {
  const groups = new Map<string, Use[]>();
  for (const use of uses) groups.set(keyOf(use), [...(groups.get(keyOf(use)) ?? []), use]);
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1));
};

/** Puts what is the same at several places at one; of several by the same name the most used. */
const share = (kind: string, uses: readonly Use[]): Record<string, object> => {
  const shared: Record<string, object> = {};
  for (const [name, named] of groupedBy(uses, (use) => use.name)) {
    const alike = groupedBy(named, ({ part }) => JSON.stringify(part)).map(([, same]) => same);
    const [most = []] = alike.sort((one, other) => other.length - one.length);
    const [first] = most;
    if (!first || most.length === 1) continue;
    shared[name] = first.part;
    for (const { put } of most) put({ $ref: `#/components/${kind}/${name}` });
  }
  return shared;
};

/** Parameters, headers and responses that many calls have, by their names. */
export const shareParts = (paths: Paths) => {
  const operations = operationsOf(paths);
  const parameters = share(
    'parameters',
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).flatMap((operation) => parametersIn(path, operation)),
    ),
  );
  // headers first: they stand in responses
  const headers = share('headers', operations.flatMap(headersIn));
  const responses = share('responses', operations.flatMap(answersIn));
  return { parameters, headers, responses };
};
