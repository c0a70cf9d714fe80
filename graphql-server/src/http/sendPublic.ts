import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublicCache } from '../cache/responseCachePlugin.ts';
import { isRefusal, type Found } from '../cache/ResponseCache.ts';
import { replyCached, replyStale } from '../cache/sendCached.ts';
import type { Clock } from '../gateways/clock.ts';
import type { Context } from '../use-cases/Context.ts';
import type { LinkOrigin } from './hosts/linkOrigin.ts';
import type { RequestQuota } from './RequestQuota.ts';
import { share } from './sharedCache.ts';

/** What routes need whose texts are the same for everybody. */
export interface PublicTextOptions {
  openAnonymously(): Context;
  linkOrigin: LinkOrigin;
  publicCache: PublicCache;
  clock: Clock;
  quota: RequestQuota;
}

/** Sends a text that is the same for everybody; what is as it was is for no shared cache. @param key by which those know it */
export const sendPublic = (
  request: FastifyRequest,
  reply: FastifyReply,
  { found, ageMs }: Found,
  key: string,
): FastifyReply | Promise<FastifyReply> => {
  if (!found) throw new Error('What is the same for everybody could not be written');
  if (isRefusal(found)) return found.send(request, reply);
  void reply.type(found.contentType);
  if (ageMs !== null) return replyStale(request, reply, { entry: found, ageMs });
  share(reply, key);
  return replyCached(request, reply, found);
};
