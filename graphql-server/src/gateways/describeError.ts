import { stdSerializers } from 'pino';

/** What PostgreSQL says about an error without quoting what was stored or sent. */
const SAID = ['code', 'severity', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine'] as const;

/** A chain of causes may be a ring. */
const CAUSES_MAX = 5;

const SQLSTATE = /^[0-9A-Z]{5}$/;

const isOfDatabase = (error: Error): error is Error & Record<(typeof SAID)[number], unknown> =>
  'severity' in error && 'code' in error && SQLSTATE.test(String(error.code));

/** Where an error came from: the lines of its stack below its message. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** Its message, detail and query quote rows and values: names, addresses, digests. */
const describeDatabaseError = (error: Error & Record<(typeof SAID)[number], unknown>): Described => {
  const said = Object.fromEntries(SAID.flatMap((name) => (error[name] == null ? [] : [[name, error[name]]])));
  return {
    type: error.name,
    message: `PostgreSQL refused with ${String(error.code)}`,
    ...said,
    stack: framesOf(error),
  };
};

interface Described {
  [said: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** As lines of the log say an error, whatever has caused it. */
export const describeError = (error: unknown, causesLeft = CAUSES_MAX): Described => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'What was thrown is no error', stack: '' };
  if (isOfDatabase(error)) return describeDatabaseError(error);
  if (causesLeft === 0 || (error.cause === undefined && !(error instanceof AggregateError)))
    return withoutAddress(error);
  const causes = error instanceof AggregateError ? error.errors : [error.cause];
  return {
    type: error.name,
    message: error.message,
    stack: framesOf(error),
    causes: causes.map((cause) => describeError(cause, causesLeft - 1)),
  };
};

/** An address that cannot be read is what its error says first. */
const withoutAddress = (error: Error): Described => {
  const { input, base, ...described } = stdSerializers.err(error);
  return described;
};
