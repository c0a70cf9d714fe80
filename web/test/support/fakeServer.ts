import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { createCache } from '../../src/lib/api/apolloClient.ts';

type Variables = Record<string, unknown>;
/** The data of an operation, or an Error that the network or the server gives instead. */
export type Answer = (variables: Variables) => object | Error | Promise<object | Error>;

export interface FakeServer {
  client: ApolloClient;
  /** What was asked, in order, by the operation's name. */
  asked: { name: string; variables: Variables; idempotencyKey?: string | undefined }[];
  /** Answers `name` differently from now on. */
  answer: (name: string, answer: Answer) => void;
  /** Resolves once the first answer to `name` has come, and what changes with it has changed. */
  untilAnswered: (name: string) => Promise<void>;
}

/** A client whose server answers by the name of the operation; what has no answer fails loudly. */
export const fakeServer = (initial: Record<string, Answer>): FakeServer => {
  const answers = new Map(Object.entries(initial));
  const asked: FakeServer['asked'] = [];
  const answered = new Set<string>();
  const link = new ApolloLink(
    ({ operationName = '', variables, getContext }) =>
      new Observable((observer) => {
        const answer = answers.get(operationName);
        const { idempotencyKey } = getContext();
        asked.push({ name: operationName, variables, ...(idempotencyKey && { idempotencyKey }) });
        if (!answer) return observer.error(new Error(`Nobody answers ${operationName}`));
        void Promise.resolve(answer(variables)).then((said) => {
          if (said instanceof GraphQLError) observer.next({ errors: [said] });
          else if (said instanceof Error) return observer.error(said);
          else observer.next({ data: { ...said } });
          observer.complete();
          answered.add(operationName);
        });
        return undefined;
      }),
  );
  return {
    client: new ApolloClient({ cache: createCache(), link }),
    asked,
    answer: (name, answer) => void answers.set(name, answer),
    untilAnswered: (name) =>
      waitFor(() => {
        if (!answered.has(name)) throw new Error(`${name} has no answer yet`);
      }),
  };
};
