import { z } from 'zod';
import { cleanLine } from '../cleanText.ts';
import { isPrintable } from '../text.ts';
import { WEB_LINK_MAX } from './constants.ts';
import { because } from '../refusals/Reason.ts';

const message = because('webLink.invalid');

/** Labels may have underscores, as some hosts do, and an IPv6 address stands in brackets. */
const HOST = /^(?:(?=.{1,253}\.?$)[a-z\d_](?:[\w-]{0,61}\w)?(?:\.[a-z\d_](?:[\w-]{0,61}\w)?)*\.?|\[[\da-f:.]+\])$/i;

/** An absolute http(s) URL, or the empty string; any other scheme could run as a script. */
const link = (tooLong: string) =>
  z
    .string(message)
    .refine(isPrintable, message)
    .overwrite(cleanLine)
    .max(WEB_LINK_MAX, tooLong)
    .nullish()
    .transform((text) => text ?? '')
    .pipe(z.union([z.literal(''), z.url({ protocol: /^https?$/, hostname: HOST, error: message })], message));

export const webLink = link(because('webLink.tooLong', { max: WEB_LINK_MAX }));

/** The group chat of people who respond. */
export const chatLink = link(because('text.tooLong', { field: 'chatLink', max: WEB_LINK_MAX }));
