import { z } from 'zod';

const decodes = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/** Whether a character of the user name or password was taken for the end of the host, or for an encoded one. */
const breaksCredentials = (text: string): boolean => {
  if (!URL.canParse(text)) return text.includes('@');
  const { username, password, pathname, search, hash } = new URL(text);
  return username === '' ? `${pathname}${search}${hash}`.includes('@') : !decodes(username) || !decodes(password);
};

/** The address of a service, with credentials. @param example what it looks like */
export const connectionUrl = (variable: string, protocol: RegExp, example: string) => {
  const form = `${variable} must look like ${example}`;
  return z
    .string()
    .refine((text) => !breaksCredentials(text), {
      error: `${form}; special characters in its user name or password need percent-encoding, such as %2F for /`,
      abort: true,
    })
    .pipe(z.url({ protocol, error: form }));
};
