import type { Letter, Mailer } from './Mailer.ts';

/** A mailer for tests: keeps what it is given, and fails when it is told to. */
export const fakeMailer = () => {
  const letters: Letter[] = [];
  let failure: Error | null = null;
  const mailer: Mailer = {
    send(letter) {
      if (failure) return Promise.reject(failure);
      letters.push(letter);
      return Promise.resolve();
    },
  };
  return { ...mailer, letters, failWith: (error: Error | null) => void (failure = error) };
};
