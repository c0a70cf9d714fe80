/** Lets the browser do what else it has to do, such as answering a hand, between two pieces of work. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
