/** Lets the browser handle input and paint between two pieces of work. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
