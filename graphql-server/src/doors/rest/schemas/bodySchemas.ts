import { decisionDraft } from '@quorum/domain/decision/decision';
import { batchDraft } from '@quorum/domain/external-ids/batch';
import { eventDraft } from '@quorum/domain/event/draft';
import { externalIdChange } from '@quorum/domain/external-ids/externalId';
import { takeOver } from '@quorum/domain/event/handOver';
import { followEnd, followSettings } from '@quorum/domain/follow/follow';
import { addedResponse } from '@quorum/domain/organising/added';
import { attendanceMark } from '@quorum/domain/organising/attendance';
import { messageDraft } from '@quorum/domain/organising/messages';
import { personNotifications, responseNotifications } from '@quorum/domain/notifications/draft';
import { pollDraft } from '@quorum/domain/poll/draft';
import { importInput, pickedOption, voteChange, voteDraft } from '@quorum/domain/poll/vote';
import { tokenDraft } from '@quorum/domain/platform/apiToken';
import { codeAsked, codeTyped } from '@quorum/domain/phone/code';
import { accountPhone } from '@quorum/domain/phone/phone';
import { pushDevice, pushSubscription } from '@quorum/domain/push/subscription';
import { reportDraft } from '@quorum/domain/report/draft';
import { paymentChange } from '@quorum/domain/response/payment';
import { offerAnswer } from '@quorum/domain/response/offerAnswer';
import { responseChange, responseDraft, visibilityChange } from '@quorum/domain/response/draft';
import { regularChange, regularDraft } from '@quorum/domain/series/regular';
import { webhookChange, webhookDraft, webhookTest } from '@quorum/domain/webhooks/draft';
import { forSomebodyElse } from '@quorum/domain/response/somebodyElse';
import { z } from 'zod';
import { FOR_SOMEBODY_ELSE } from '../../texts/somebodyElse.ts';
import { eventTypeView, eventView } from './eventSchemas.ts';
import { participantView } from './participantSchemas.ts';
import { accountPhoneView, notificationsView } from './notificationSchemas.ts';
import { sent, sentInChange, titled, withView, type ObjectSchema } from './jsonSchema.ts';
import { regularView } from './seriesSchemas.ts';
import { webhookView } from './webhookSchemas.ts';
import { pollOption, pollViewWith, voterView } from './pollSchemas.ts';

/** Names beside what the domain knows: the specification's clients send them, or a transport needs them. */
const beside = (body: ObjectSchema, fields: Record<string, z.ZodType>): ObjectSchema => ({
  ...body,
  properties: { ...body.properties, ...sent(z.object(fields)).properties },
});

const ownUid = { uid: z.string().nullish().describe("The caller's own uid") };
const speaker = { ...ownUid, isForSomebodyElse: forSomebodyElse.shape.isForSomebodyElse.describe(FOR_SOMEBODY_ELSE) };
const ignored = (why: string) => z.string().nullish().describe(`Ignored: ${why}`);

const creator = {
  creatorId: ignored('the creator is the person of the ID token.'),
  creatorName: ignored('the name comes with the ID token.'),
};
const ofCreator = {
  externalId: externalIdChange.shape.externalId.describe(
    'Its identifier in the creator’s own system: 1 to 100 printable characters, unique among their events; only organisers can read it',
  ),
};
const proof = { responseToken: z.string().nullish().describe('Instead of the header X-Response-Token') };
const anybody = { uid: ignored('the person is the one of the ID token.') };
const revision = {
  revision: z.int().nullish().describe('The revision that you read; if it has changed since, nothing is changed (412)'),
};

const telling = {
  tellNotes: z
    .boolean()
    .nullish()
    .describe(
      'Whether to notify the people who responded of new notes; they are always notified of a new time or place',
    ),
};

const pollView = pollViewWith(eventView, eventTypeView);

const pollChange = (): ObjectSchema => {
  const change = beside(sentInChange(pollDraft), revision);
  const { items, ...options } = change.properties.options as { items: ObjectSchema };
  return withView(
    { ...change, properties: { ...change.properties, options: { ...options, items: withView(items, pollOption) } } },
    pollView,
  );
};

/** A list of rows. What each of them wants depends on whether there is an event of its external id. */
const batchOf = (items: ObjectSchema): ObjectSchema => {
  const { properties, ...batch } = sent(batchDraft);
  return { ...batch, properties: { ...properties, events: { ...properties.events, items } } };
};

/** What calls take, by the name of the body. All other fields are refused. */
export const BODIES = {
  eventDraft: titled('NewEvent', beside(sent(eventDraft), { ...creator, ...ofCreator })),
  eventChange: titled(
    'EventChange',
    withView(beside(sentInChange(eventDraft), { ...revision, ...telling, ...ofCreator }), eventView),
  ),
  eventBatch: titled(
    'EventBatch',
    batchOf(
      titled('EventOfBatch', beside(sentInChange(eventDraft), { ...creator, ...revision, ...telling, ...ofCreator })),
    ),
  ),
  join: titled('NewResponse', beside(sent(responseDraft), speaker)),
  responseChange: titled(
    'ResponseChange',
    withView(beside(sentInChange(responseChange), { ...proof, ...anybody }), participantView),
  ),
  regular: titled('NewRegular', beside(sent(regularDraft), ownUid)),
  regularChange: titled(
    'RegularChange',
    withView(beside(sentInChange(regularChange), { ...proof, ...anybody }), regularView),
  ),
  pollDraft: titled('NewPoll', sent(pollDraft)),
  pollChange: titled('PollChange', pollChange()),
  vote: titled('NewVote', beside(sent(voteDraft), speaker)),
  voteChange: titled('VoteChange', withView(beside(sentInChange(voteChange), { ...proof, ...anybody }), voterView)),
  voteImport: titled('VoteImport', sent(importInput)),
  pickedOption: titled('PickedOption', sent(pickedOption)),
  payment: titled('PaymentChange', beside(sent(paymentChange), proof)),
  offerAnswer: titled('OfferAnswer', beside(sent(offerAnswer), { ...proof, ...anybody })),
  visibility: titled('VisibilityChange', sent(visibilityChange)),
  decision: titled('Decision', sent(decisionDraft)),
  attendance: titled('AttendanceMark', sent(attendanceMark)),
  addedResponse: titled('AddedResponse', sent(addedResponse)),
  message: titled('NewMessage', sent(messageDraft)),
  token: titled('NewToken', sent(tokenDraft)),
  report: titled('NewReport', sent(reportDraft)),
  takeOver: titled('TakeOver', sent(takeOver)),
  followSettings: titled('FollowChange', sent(followSettings)),
  followEnd: titled('FollowEnd', sent(followEnd)),
  phoneConfirmation: titled('PhoneConfirmation', beside(sent(codeTyped), proof)),
  phoneCode: titled('PhoneCodeRequest', beside(sent(codeAsked), proof)),
  accountPhoneChange: titled('AccountPhoneChange', withView(sent(accountPhone), accountPhoneView)),
  accountPhoneConfirmation: titled('AccountPhoneConfirmation', sent(codeTyped)),
  accountPhoneCode: titled('AccountPhoneCodeRequest', sent(codeAsked)),
  pushSubscription: titled('NewPushSubscription', sent(pushSubscription)),
  pushDevice: titled('PushDevice', sent(pushDevice)),
  webhookDraft: titled('NewWebhook', sent(webhookDraft)),
  webhookChange: titled('WebhookChange', withView(sentInChange(webhookChange), webhookView)),
  webhookTest: titled('WebhookTest', sent(webhookTest)),
  personNotifications: titled('NotificationChange', withView(sentInChange(personNotifications), notificationsView)),
  responseNotifications: titled(
    'ResponseNotificationChange',
    withView(beside(sentInChange(responseNotifications), proof), notificationsView),
  ),
} as const;
