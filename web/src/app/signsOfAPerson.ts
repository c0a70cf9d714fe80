/** That a person is about to do something; a page that was opened and is merely read has none of them. */
export const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
