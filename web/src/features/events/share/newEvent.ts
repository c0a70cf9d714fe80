/** What sharing an event needs to know. */
export interface NewEvent {
  urlHash: string;
  title: string;
}

let created: NewEvent | null = null;

/** The event that was created on the page before; null otherwise, and after a reload. */
export const newEvent = (): NewEvent | null => created;

export const rememberNewEvent = (event: NewEvent): void => {
  created = event;
};

export const forgetNewEvent = (): void => {
  created = null;
};
