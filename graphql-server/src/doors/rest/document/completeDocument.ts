import { documentTags } from './documentTags.ts';
import { documentHeaders } from './answerHeaders.ts';
import { describeSchema, describeValue } from './describeFields.ts';
import { nameSchemas } from './nameSchemas.ts';
import { operationsOf, type Parameter, type Paths, type Schema } from './OpenApi.ts';
import { shareParts } from './shareParts.ts';
import { tagOperations, TAGS } from './tags.ts';

interface Document {
  components?: object;
  paths: Paths;
}

const describeParameters = (parameters: readonly Parameter[]): void => {
  for (const parameter of parameters)
    if (parameter.schema) parameter.schema = describeValue(parameter.name, parameter.schema);
};

const mapValues = <Value>(record: Record<string, Value>, map: (name: string, value: Value) => Value) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(name, value)]));

/** Calls that say enough by their address and headers: their body may be left out. */
const OPTIONAL = new Set<string | undefined>([
  'follow',
  'unfollow',
  'sendPhoneCode',
  'sendAccountPhoneCode',
  'testWebhook',
]);

/** Says so, where the plugin takes every body for required. */
const allowNoBody = (paths: Paths): void => {
  for (const { operationId, requestBody } of operationsOf(paths))
    if (requestBody && OPTIONAL.has(operationId)) requestBody.required = false;
};

/** From what the routes say: a document whose schemas have names, and whose fields are described. */
export const completeDocument = <Written extends Document>(written: Written) => {
  // the routes work with theirs
  const document = structuredClone(written);
  const { paths } = document;
  documentTags(paths as Parameters<typeof documentTags>[0]);
  documentHeaders(paths);
  allowNoBody(paths);
  tagOperations(paths);
  const operations = operationsOf(paths);
  for (const { parameters = [] } of operations) describeParameters(parameters as Parameter[]);
  const schemas: Record<string, Schema> = mapValues(nameSchemas(operations), describeSchema);
  const shared = shareParts(paths);
  return { ...document, tags: TAGS, paths, components: { ...document.components, ...shared, schemas } };
};
