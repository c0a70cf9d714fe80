import type { Caller } from '../testServer.ts';
import type { AccountPhoneDoor } from './accountPhoneDoors.ts';
import type { ExternalDoor } from './externalDoors.ts';
import type { OrganiserDoor } from './organiserDoors.ts';
import type { SeriesDoor } from './seriesDoors.ts';
import type { WebhookDoor } from './webhookDoors.ts';

/** What came of a call, said the same way whichever transport it went through. */
export interface Outcome {
  /** `OK`, or the code of the refusal. */
  code: string;
  message?: string;
  fields?: string[];
  result?: unknown;
}

export interface Target {
  urlHash?: string;
  participantId?: string | number;
  responseToken?: string;
  seriesHash?: string | null;
  regularId?: string | number;
  webhookId?: string | number;
  deliveryId?: string | number;
}

/** Every use-case that changes or reads something, by the name of its mutation or query. */
export interface Door extends WebhookDoor, ExternalDoor, AccountPhoneDoor, SeriesDoor, OrganiserDoor {
  events(caller?: Caller): Promise<Outcome>;
  event(target: Target, caller?: Caller): Promise<Outcome>;
  eventTypes(caller?: Caller): Promise<Outcome>;
  ownEvents(caller?: Caller): Promise<Outcome>;
  createEvent(input: object, caller?: Caller): Promise<Outcome>;
  updateEvent(target: Target, input: object, caller?: Caller): Promise<Outcome>;
  deleteEvent(target: Target, caller?: Caller): Promise<Outcome>;
  duplicateEvent(target: Target, caller?: Caller): Promise<Outcome>;
  joinEvent(target: Target, input: object, caller?: Caller): Promise<Outcome>;
  updateResponse(target: Target, input: object, caller?: Caller): Promise<Outcome>;
  removeResponse(target: Target, caller?: Caller): Promise<Outcome>;
  confirmPhone(target: Target, code: string, caller?: Caller): Promise<Outcome>;
  sendPhoneCode(target: Target, caller?: Caller): Promise<Outcome>;
  phoneChallenge(caller?: Caller): Promise<Outcome>;
  savePushSubscription(target: Target, caller?: Caller): Promise<Outcome>;
  removePushSubscription(caller?: Caller): Promise<Outcome>;
  follow(caller?: Caller): Promise<Outcome>;
  unfollow(caller?: Caller): Promise<Outcome>;
  answerOffer(target: Target, seats: number | null, caller?: Caller): Promise<Outcome>;
  notifications(target: Target, caller?: Caller): Promise<Outcome>;
  ownNotifications(caller?: Caller): Promise<Outcome>;
  updateNotifications(target: Target, input: object, caller?: Caller): Promise<Outcome>;
  hideResponse(target: Target, hidden: boolean, caller?: Caller): Promise<Outcome>;
  markAttendance(target: Target, attended: boolean | null, caller?: Caller): Promise<Outcome>;
  addResponse(target: Target, input: object, caller?: Caller): Promise<Outcome>;
  promoteResponse(target: Target, caller?: Caller): Promise<Outcome>;
  sendMessage(target: Target, input: object, caller?: Caller): Promise<Outcome>;
  messages(target: Target, caller?: Caller): Promise<Outcome>;
  activity(target: Target, caller?: Caller): Promise<Outcome>;
  chanceHistory(target: Target, caller?: Caller): Promise<Outcome>;
  reach(target: Target, caller?: Caller): Promise<Outcome>;
  reportEvent(target: Target, input: object, caller?: Caller): Promise<Outcome>;
  decideEvent(target: Target, input: object, caller?: Caller): Promise<Outcome>;
  setPayment(target: Target, state: string | null, caller?: Caller): Promise<Outcome>;
  createToken(caller?: Caller): Promise<Outcome>;
  tokens(caller?: Caller): Promise<Outcome>;
  revokeToken(id: string, caller?: Caller): Promise<Outcome>;
  reliability(caller?: Caller): Promise<Outcome>;
  eraseReliability(caller?: Caller): Promise<Outcome>;
  deleteAccount(caller?: Caller): Promise<Outcome>;
}

/** Of nobody: no notification is sent to it. */
export const DEVICE = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/nobody',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
};

/** For a program that answers. */
export const TOKEN = { name: 'A bot', scopes: ['read', 'write'], expiresInDays: 30 };

export const deviceOf = ({
  participantId = '',
  responseToken = null,
}: { [Name in keyof Target]: Target[Name] | null }) => ({
  ...DEVICE,
  responses: [{ participantId: String(participantId), responseToken }],
});

/** By REST it goes in a header, where there is no body. */
export const withToken = ({ responseToken }: Target, caller: Caller = {}): Caller =>
  responseToken ? { ...caller, headers: { ...caller.headers, 'x-response-token': responseToken } } : caller;
