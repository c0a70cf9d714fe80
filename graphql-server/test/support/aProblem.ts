interface About {
  status: number;
  code: string;
  title: string;
  message: string;
  /** Of its one sentence. */
  key: string;
  /** The field at fault, where it is one. */
  field?: string;
  /** The limit that was reached. */
  policy?: string;
}

/** The whole of a refusal with one sentence, as REST has it. */
export const aProblem = ({ status, code, title, message, key, field, policy }: About) => ({
  type: `/api/errors#${code}`,
  title,
  status,
  detail: message,
  code,
  message,
  ...(field !== undefined && { fields: [field] }),
  reasons: [{ key }],
  ...(field !== undefined && { errors: [{ field, code: key, message }] }),
  ...(policy !== undefined && { policy }),
});

/** The same of what is not there. */
export const notFound = (message: string, key: string) =>
  aProblem({ status: 404, code: 'NOT_FOUND', title: 'Not found', message, key });
