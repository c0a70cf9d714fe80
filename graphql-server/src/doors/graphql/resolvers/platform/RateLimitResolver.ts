import { isoOf } from '@quorum/domain/isoOf';
import { Kind, type GraphQLResolveInfo } from 'graphql';
import { Ctx, Info, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../GraphQLContext.ts';
import { measureDocument } from '../../measureDocument.ts';
import { RateLimitObject } from '../../types/platform/RateLimitObject.ts';

const costOf = ({ schema, operation, fragments }: GraphQLResolveInfo): number =>
  measureDocument(schema, { kind: Kind.DOCUMENT, definitions: [operation, ...Object.values(fragments)] })[0]?.cost ?? 0;

@Resolver()
export class RateLimitResolver {
  @Query(() => RateLimitObject, { description: 'What this document costs, and how many requests are left.' })
  async rateLimit(@Ctx() { open, left }: GraphQLContext, @Info() info: GraphQLResolveInfo): Promise<RateLimitObject> {
    // a token is known once its person is
    const { clock } = await open();
    const quota = left?.() ?? null;
    return {
      cost: costOf(info),
      limit: quota?.quota ?? null,
      remaining: quota?.remaining ?? null,
      resetAt: quota && isoOf(clock.now().plus({ seconds: quota.resetSeconds })),
    };
  }
}
