import { optionId } from '@quorum/domain/poll/optionId';
import { questionId } from '@quorum/domain/organising/questions';
import { participantId } from '@quorum/domain/push/subscription';
import { z } from 'zod';

type Json = z.core.JSONSchema.BaseSchema;

export interface ObjectSchema {
  properties: Record<string, object>;
  [keyword: string]: unknown;
}

/** GraphQL's `ID` is a text; by REST an identifier is a number, in and out. */
const asNumber = (jsonSchema: Json): void => {
  delete jsonSchema.anyOf;
  jsonSchema.type = 'integer';
};

const NUMBERS: readonly z.core.$ZodType[] = [optionId, participantId, questionId];

interface Overridden {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: Json;
}

/** A response is open: what a later release adds to it breaks no client. */
const ofOutput = ({ jsonSchema }: Overridden): void => {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
};

const ofInput = ({ zodSchema, jsonSchema }: Overridden): void => {
  if (NUMBERS.includes(zodSchema)) asNumber(jsonSchema);
  // what is unknown is refused
  if (jsonSchema.properties) jsonSchema.additionalProperties = false;
};

/** What a call answers, as JSON Schema. */
export const shown = (schema: z.ZodType) => {
  const { $schema: _, ...body } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', override: ofOutput });
  return body;
};

/** What a client sends. */
export const sent = (schema: z.ZodType): ObjectSchema => {
  const { $schema: _, ...body } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: ofInput });
  return body as unknown as ObjectSchema;
};

/**
 * The same of a change: what is left out stays as it is, so nothing is required, and no client should fill in a
 * default.
 */
export const sentInChange = (schema: z.ZodType): ObjectSchema => {
  const override = (overridden: Overridden) => {
    ofInput(overridden);
    delete overridden.jsonSchema.default;
  };
  const {
    $schema: _,
    required: _all,
    ...body
  } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override });
  return body as unknown as ObjectSchema;
};

/** The same by the name that it has in the OpenAPI document. */
export const titled = (title: string, schema: ObjectSchema): ObjectSchema => ({ title, ...schema });

const AS_READ = { readOnly: true, description: 'Ignored, so that what was read can be sent back complete.' };

/** A change of what `view` shows: its other fields are taken and ignored, so that one may send back what one has read. */
export const withView = (change: ObjectSchema, view: z.ZodObject): ObjectSchema => {
  const ofView = Object.keys(view.shape).filter((name) => !(name in change.properties));
  const ignored = Object.fromEntries(ofView.map((name) => [name, AS_READ]));
  return { ...change, properties: { ...change.properties, ...ignored } };
};
