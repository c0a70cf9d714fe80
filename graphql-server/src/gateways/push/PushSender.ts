/** The keys by which push services know the server: P-256 in base64url, as browsers write them. */
export interface VapidKeys {
  /** An uncompressed point. */
  publicKey: string;
  privateKey: string;
}

/** A message to one device. */
export interface PushRequest {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** What the device decrypts. */
  payload: string;
  /** How many seconds a device that is off is waited for. */
  ttl: number;
  urgency: 'normal' | 'high';
  /** Of two messages of a topic that wait for a device, the later is shown. */
  topic: string;
}

/** A push service that will never take this message. */
export class PushRefused extends Error {}

/** Hands messages over to push services. */
export interface PushSender {
  /** Whether an address is one of a push service, to which requests are sent. */
  takes(endpoint: string): boolean;
  /** The keys that the operator has set, or that were read from the database: they stay. Null before. */
  keys: VapidKeys | null;
  /**
   * `GONE` where the device has withdrawn its subscription.
   * @throws PushRefused when trying again cannot help; another error when it may
   */
  send(request: PushRequest, keys: VapidKeys): Promise<'TAKEN' | 'GONE'>;
}
