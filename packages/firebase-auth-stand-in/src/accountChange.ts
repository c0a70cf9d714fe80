import { pictureUrl } from '@quorum/domain/pictureUrl';
import { NAME_MAX } from '@quorum/domain/response/constants';
import { requiredLine } from '@quorum/domain/text';
import { z } from 'zod';
import type { LocalAccountChange } from './accounts/LocalAccounts.ts';
import { EmulatorError } from './EmulatorError.ts';
import { readBody } from './readBody.ts';

/** A field that is absent stays as it is; null and the empty text clear it. */
const clearable = <Schema extends z.ZodType<string>>(schema: Schema) =>
  z
    .union([z.null(), z.literal(''), schema])
    .transform((value) => value || null)
    .optional();

const updateBody = z.object({
  displayName: clearable(requiredLine('name', NAME_MAX)),
  photoUrl: clearable(pictureUrl),
  deleteAttribute: z.array(z.string()).nullish(),
  email: z.unknown().optional(),
  password: z.unknown().optional(),
});

/**
 * What an `accounts:update` asks for.
 * @throws EmulatorError `OPERATION_NOT_ALLOWED` for an email address or a password: those are the provider's
 */
export function accountChange(body: unknown): LocalAccountChange {
  const { displayName, photoUrl, deleteAttribute, email, password } = readBody(updateBody, body);
  if (email != null || password != null) throw new EmulatorError('OPERATION_NOT_ALLOWED');
  return {
    ...(displayName !== undefined && { name: displayName }),
    ...(photoUrl !== undefined && { photoURL: photoUrl }),
    ...(deleteAttribute?.includes('DISPLAY_NAME') && { name: null }),
    ...(deleteAttribute?.includes('PHOTO_URL') && { photoURL: null }),
  };
}
