import { parse } from '@quorum/domain/parse';
import { importDraft } from '@quorum/domain/poll/vote';
import { PollVoterEntity } from '../../persistence/entities/PollEntity.ts';
import type { ShownPoll } from '../../persistence/repositories/PollRepository.ts';
import type { Context } from '../Context.ts';
import { changeShownPoll } from './changePoll.ts';
import { settlePoll } from './settlePoll.ts';
import { requireRoomFor, requireTakesVotes } from './votePoll.ts';

/**
 * Adds votes that the organiser brings along from elsewhere. They are nobody's: the organiser alone can remove them.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`, `CONFLICT`, `RATE_LIMITED`
 */
export const importVotes = (context: Context, urlHash: string, input: unknown): Promise<ShownPoll> =>
  changeShownPoll(context, urlHash, async (transaction, poll) => {
    const { em, clock, tokens, polls } = transaction;
    const imported = parse(importDraft, input);
    for (const { votes } of imported) requireTakesVotes(transaction, poll, votes);
    await requireRoomFor(transaction, poll, imported.length);
    const now = clock.now();
    const voters = imported.map(({ votes: _, ...said }) =>
      em.create(PollVoterEntity, {
        ...said,
        poll,
        email: null,
        uid: null,
        visitorDigest: null,
        // of a secret that nobody was told
        tokenDigest: tokens.digest(tokens.secret()),
        createdAt: now,
        updatedAt: now,
      }),
    );
    await em.flush();
    await polls.setVotes(voters.map((voter, index) => ({ voter, votes: imported[index]?.votes ?? [] })));
    await settlePoll(transaction, poll);
  });
