const COMPACT_JWT = /^([\w-]+)\.([\w-]+)\.[\w-]*$/;

const isJsonObject = (base64url: string): boolean => {
  try {
    const value: unknown = JSON.parse(Buffer.from(base64url, 'base64url').toString());
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
};

/** Whether the text has the form of a token at all: firebase-admin throws errors of all kinds at one that has not. */
export function looksLikeToken(text: string): boolean {
  const [, header, claims] = COMPACT_JWT.exec(text) ?? [];
  return header !== undefined && claims !== undefined && isJsonObject(header) && isJsonObject(claims);
}
