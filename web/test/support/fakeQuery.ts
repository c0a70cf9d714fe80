import type { PageRequest } from '@quorum/domain/page/PageRequest';

type Answers = Record<string, (variables: Record<string, unknown>) => object>;

/** The server's side of a page's questions: answers by the name of the operation, and fails where it has none. */
export const fakeQuery =
  (answers: Answers): PageRequest['query'] =>
  async (path) => {
    const search = new URL(path, 'http://localhost').searchParams;
    const answer = answers[search.get('operationName') ?? ''];
    if (!answer) throw new Error(`Nobody answers ${path}`);
    return JSON.stringify({ data: answer(JSON.parse(search.get('variables') ?? '{}') as Record<string, unknown>) });
  };

/** As the built index.html has it. */
export const TEMPLATE = `<!doctype html>
<html lang="en">
  <head>
    <!-- head -->
    <title>Quorum</title>
    <!-- /head -->
  </head>
  <body>
    <!-- body -->
    <div id="root"></div>
    <!-- /body -->
  </body>
</html>`;
