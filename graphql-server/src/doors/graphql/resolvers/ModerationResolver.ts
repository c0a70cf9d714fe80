import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { dismissReport } from '../../../use-cases/moderation/dismissReport.ts';
import { hideEvent } from '../../../use-cases/moderation/hideEvent.ts';
import { hidePoll } from '../../../use-cases/moderation/hidePoll.ts';
import { listPollReports, listReports } from '../../../use-cases/moderation/listReports.ts';
import { report } from '../../../use-cases/moderation/report.ts';
import { hideResponse } from '../../../use-cases/responses/hideResponse.ts';
import { presentResponse } from '../../presenters/presentResponse.ts';
import { presentPollReport, presentReport } from '../../presenters/presentReport.ts';
import type { GraphQLContext } from '../GraphQLContext.ts';
import { ReportEventInput, ReportPollInput } from '../inputs/ReportInputs.ts';
import { ParticipantObject } from '../types/ParticipantObject.ts';
import { PollReportObject, ReportObject } from '../types/ReportObject.ts';

const URL_HASH = { description: 'Public identifier of the event.' };
const POLL_HASH = { description: 'Public identifier of the poll.' };

@Resolver()
export class ModerationResolver {
  @Query(() => [ReportObject], { description: 'The latest reports of events, newest first. For operators only.' })
  async reports(@Ctx() { open }: GraphQLContext): Promise<ReportObject[]> {
    return (await listReports(await open())).map(presentReport);
  }

  @Query(() => [PollReportObject], { description: 'The latest reports of polls, newest first. For operators only.' })
  async pollReports(@Ctx() { open }: GraphQLContext): Promise<PollReportObject[]> {
    return (await listPollReports(await open())).map(presentPollReport);
  }

  @Mutation(() => Boolean, { description: 'Reports an event to the operators. Returns true.' })
  async reportEvent(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
    @Arg('input', () => ReportEventInput, { description: 'What to report.' }) input: ReportEventInput,
  ): Promise<boolean> {
    await report(await open(), 'event', urlHash, { ...input });
    return true;
  }

  @Mutation(() => Boolean, { description: 'Reports a poll to the operators. Returns true.' })
  async reportPoll(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, POLL_HASH) urlHash: string,
    @Arg('input', () => ReportPollInput, { description: 'What to report.' }) input: ReportPollInput,
  ): Promise<boolean> {
    await report(await open(), 'poll', urlHash, { ...input });
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Hides an event from everybody but its organisers and operators, together with the events of its series by ' +
      'the same creator and the polls that they came from; or shows it again. Hiding a deleted one makes Quorum forget it. For ' +
      'operators only. Returns true.',
  })
  async hideEvent(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
    @Arg('hidden', () => Boolean, { description: 'Whether to hide it.' }) hidden: boolean,
  ): Promise<boolean> {
    await hideEvent(await open(), urlHash, hidden);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Hides a poll, with the event that it became, from everybody but its organisers and operators, or shows both ' +
      'again. A hidden poll takes no votes and creates no event. For operators only. Returns true.',
  })
  async hidePoll(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, POLL_HASH) urlHash: string,
    @Arg('hidden', () => Boolean, { description: 'Whether to hide it.' }) hidden: boolean,
  ): Promise<boolean> {
    await hidePoll(await open(), urlHash, hidden);
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Deletes a report that was dealt with. For operators only. Returns true.',
  })
  async dismissReport(
    @Ctx() { open }: GraphQLContext,
    @Arg('reportId', () => ID, { description: 'Identifier of the report.' }) reportId: string,
  ): Promise<boolean> {
    await dismissReport(await open(), reportId);
    return true;
  }

  @Mutation(() => ParticipantObject, {
    description:
      'Hides a response from everybody but its owner and the organisers, so that it does not count; or shows it ' +
      'again. For the organisers of the event.',
  })
  async hideResponse(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
    @Arg('participantId', () => ID, { description: 'Identifier of the response.' }) participantId: string,
    @Arg('hidden', () => Boolean, { description: 'Whether to hide it.' }) hidden: boolean,
  ): Promise<ParticipantObject> {
    const context = await open();
    return presentResponse(context, await hideResponse(context, { urlHash, id: participantId }, hidden));
  }
}
