/** Where one begins on a page: at the first field of a form that is all there is to do, else at its start. */
export const startOfPage = (main: HTMLElement): HTMLElement => main.querySelector<HTMLElement>('[data-begin]') ?? main;
