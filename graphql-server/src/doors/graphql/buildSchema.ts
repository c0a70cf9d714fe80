import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type PubSub } from 'type-graphql';
import { askForAnswers } from './keepAnswers.ts';
import { requireScopes } from './requireScopes.ts';
import { EventFields } from './resolvers/EventFields.ts';
import { EventMutations } from './resolvers/EventMutations.ts';
import { EventQueries } from './resolvers/EventQueries.ts';
import { ExternalIdResolver } from './resolvers/external/ExternalIdResolver.ts';
import { CoOrganiserMutations } from './resolvers/CoOrganiserMutations.ts';
import { PaymentMutations } from './resolvers/PaymentMutations.ts';
import { HandOverMutations } from './resolvers/HandOverMutations.ts';
import { LiveResolver } from './resolvers/platform/LiveResolver.ts';
import { ModerationResolver } from './resolvers/ModerationResolver.ts';
import { NotificationsResolver } from './resolvers/NotificationsResolver.ts';
import { EventReachFields, PollReachFields } from './resolvers/organising/ReachFields.ts';
import { DoorFields, OrganisedEventFields } from './resolvers/OrganisingFields.ts';
import { OrganisingResolver } from './resolvers/OrganisingResolver.ts';
import { ParticipantFields } from './resolvers/ParticipantFields.ts';
import { JoinEventPayloadFields, VotePollPayloadFields } from './resolvers/PayloadFields.ts';
import { AccountPhoneResolver } from './resolvers/phones/AccountPhoneResolver.ts';
import { PhoneResolver } from './resolvers/phones/PhoneResolver.ts';
import { PollConnectionFields } from './resolvers/PollConnectionFields.ts';
import { PollFields } from './resolvers/PollFields.ts';
import { PollMutations } from './resolvers/PollMutations.ts';
import { PollQueries } from './resolvers/PollQueries.ts';
import { FollowResolver } from './resolvers/FollowResolver.ts';
import { PushResolver } from './resolvers/PushResolver.ts';
import { PastAttendanceField, ReliabilityResolver } from './resolvers/organising/ReliabilityResolver.ts';
import { ResponseMutations } from './resolvers/ResponseMutations.ts';
import { RateLimitResolver } from './resolvers/platform/RateLimitResolver.ts';
import {
  EventNodeId,
  EventTypeNodeId,
  ParticipantNodeId,
  PollNodeId,
  SeriesNodeId,
} from './resolvers/nodes/nodeFields.ts';
import { NodeResolver } from './resolvers/nodes/NodeResolver.ts';
import { SeriesPageFields } from './resolvers/series/SeriesPageFields.ts';
import { SeriesResolver } from './resolvers/series/SeriesResolver.ts';
import { TokenResolver } from './resolvers/platform/TokenResolver.ts';
import { ViewerResolver } from './resolvers/ViewerResolver.ts';
import { WebhookFields, WebhookResolver } from './resolvers/webhooks/WebhookResolver.ts';

const unused = () => {
  throw new Error('Subscriptions have sources of their own');
};
/** type-graphql wants one wherever there are subscriptions, though each of ours names its own source. */
const NO_PUB_SUB: PubSub = { publish: unused, subscribe: unused };

let built: GraphQLSchema | undefined;

/**
 * The schema, from the resolvers, which nobody changes: it is built once. Inputs are validated by the use-cases, with
 * the domain's own schemas.
 */
export const buildSchema = (): GraphQLSchema =>
  (built ??= requireScopes(
    askForAnswers(
      buildSchemaSync({
        resolvers: [
          EventQueries,
          EventFields,
          ParticipantFields,
          DoorFields,
          OrganisedEventFields,
          EventReachFields,
          PollReachFields,
          OrganisingResolver,
          JoinEventPayloadFields,
          VotePollPayloadFields,
          EventMutations,
          ExternalIdResolver,
          CoOrganiserMutations,
          PaymentMutations,
          HandOverMutations,
          ResponseMutations,
          ReliabilityResolver,
          PastAttendanceField,
          PushResolver,
          FollowResolver,
          PhoneResolver,
          AccountPhoneResolver,
          NotificationsResolver,
          PollQueries,
          PollConnectionFields,
          PollFields,
          PollMutations,
          SeriesResolver,
          SeriesPageFields,
          ViewerResolver,
          TokenResolver,
          WebhookResolver,
          WebhookFields,
          ModerationResolver,
          LiveResolver,
          NodeResolver,
          EventNodeId,
          PollNodeId,
          SeriesNodeId,
          EventTypeNodeId,
          ParticipantNodeId,
          RateLimitResolver,
        ],
        validate: false,
        pubSub: NO_PUB_SUB,
      }),
    ),
  ));
