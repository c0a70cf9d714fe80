import type { Fields } from '@quorum/domain/formFields';

/** What a form would send, field by field. */
export const fieldsOfForm = (form: HTMLFormElement): Fields =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
