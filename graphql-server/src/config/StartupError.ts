/** The server cannot start, for a reason that its operator can mend. Its message is the one sentence they see. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
