/** A text message to one number. */
interface TextMessage {
  /** By which we name it, the same at each attempt. */
  id: string;
  /** In E.164. */
  to: string;
  text: string;
}

/** What a provider calls us with: a text that somebody sent, or what became of one of ours. */
export type ReceivedSms =
  | {
      kind: 'text';
      /** Of the provider: the same where it repeats the call. */
      id: string;
      /** In E.164. */
      from: string;
      text: string;
      /** Whether the carrier has answered it already, as many do with STOP and HELP. */
      isAnswered: boolean;
    }
  | {
      kind: 'report';
      /** Of the text: ours where the provider knows it, and its own. */
      names: readonly string[];
      state: 'SENT' | 'DELIVERED' | 'FAILED';
      /** Whether the carrier says that the owner of the number wants no texts from us. */
      isStopped: boolean;
    }
  | { kind: 'other' };

/** A call as it came, before anybody believes it. */
export interface Call {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The address as the provider knows it. */
  url: string;
  /** The bytes as they came, as text: they are what is signed. */
  body: string;
  /** In milliseconds since 1970. */
  now: number;
}

/** A provider that will never take this text: trying again cannot help. Its message names neither number nor text. */
export class SmsRefused extends Error {
  override readonly name: string = 'SmsRefused';
}

/** The same, since the owner of the number has told the carrier STOP. */
export class SmsStopped extends SmsRefused {
  override readonly name = 'SmsStopped';
}

/** Nobody knows whether the provider has it: the connection broke, or it answered too late or not as it should. */
export class SmsFailed extends Error {
  override readonly name = 'SmsFailed';
}

/** A call that the provider has not signed, or that was altered, or that is too old to be believed. */
export class SmsForged extends Error {
  override readonly name = 'SmsForged';
}

/** Hands text messages over to a provider, and understands what it tells. */
export interface SmsSender {
  kind: 'kept' | 'twilio' | 'smsgate' | 'http';
  /**
   * `providerId`: by which its reports name the text; null where they use our `id` alone.
   * @throws SmsRefused when trying again cannot help; another error when it may
   */
  send(message: TextMessage): Promise<{ providerId: string | null }>;
  /** @throws SmsForged for what the provider has not signed */
  receive(call: Call): ReceivedSms;
}
