import type { Language } from '@quorum/domain/language';
import type { ResponseStatus } from '@quorum/domain/decision/status';
import { PUBLIC_URL, type MailServer } from '../../mail/mailServer.ts';
import { readEvent } from '../../support/builders.ts';

/** One mail, with what decides whether it makes sense to its reader. */
export interface Read {
  step: string;
  /** The notice that it is. */
  notice: string;
  /** The kind of reader, as the address names it. */
  reader: string;
  /** What became of the reader's response; undefined for organisers and voters, and where the event is gone. */
  status: ResponseStatus | undefined;
  subject: string;
  text: string;
  /** The file for calendars that goes with it, if there is one. */
  file: string | undefined;
}

type Row = Record<'message_id' | 'dedupe_key', string>;

/** Links are as long as their secrets, and differ each time. */
const withoutSecrets = (text: string) =>
  text
    .replaceAll(PUBLIC_URL, '')
    .replaceAll(/[\w-]{43}/g, '…')
    .replaceAll(/\/(events|polls)\/[\w-]{22}/g, '/$1/…')
    .replaceAll(/#(response|withdraw)=\d+/g, '#$1=…');

/** What is the same in all mails, which the rules look at. */
const withoutFooter = (text: string) =>
  text.replace(/\n-- \nQuorum · .*\n/, '\n--\n').replace(/\n(Unsubscribe|Abbestellen): .*\n$/, '\n');

/** All mails of what happens to some events, as their readers get them, in one language. */
export class Sheet {
  readonly mails: Read[] = [];
  readonly #cast: string;

  constructor(
    readonly server: MailServer,
    readonly language: Language,
  ) {
    this.#cast = `.${language}@example.com`;
  }

  /** Makes a request in the language of the sheet. */
  caller(as?: string) {
    return { as, headers: { 'accept-language': this.language } };
  }

  addressOf(reader: string): string {
    return `${reader}${this.#cast}`;
  }

  /** Notes what all readers get by what has happened until now. */
  async note(step: string, event?: { urlHash: string }, organiser?: string): Promise<void> {
    const received = await this.server.drain();
    const rows = await this.server.orm.em.fork().execute<Row[]>('select message_id, dedupe_key from mail');
    const keys = new Map(rows.map((row) => [row.message_id, row.dedupe_key]));
    const statuses = await this.#statuses(event, organiser);
    for (const { to, mail } of received) {
      const [kind, id] = (keys.get(mail.headers.get('message-id') ?? '') ?? '').split(' ');
      const notice = (keys.get(mail.headers.get('message-id') ?? '') ?? '').split(' ').at(-2) ?? '';
      this.mails.push({
        step,
        notice,
        reader: to.join().replace(this.#cast, '').replace('@example.com', ''),
        status: kind === 'participant' ? statuses.get(Number(id)) : undefined,
        subject: mail.headers.get('subject') ?? '',
        text: mail.text,
        file: mail.calendars[0],
      });
    }
  }

  async #statuses(event: { urlHash: string } | undefined, organiser: string | undefined) {
    if (!event) return new Map<number, ResponseStatus>();
    const { participants } = await readEvent(this.server, event, { as: organiser });
    return new Map(participants.map(({ id, status }) => [id, status] as const));
  }

  /** The whole as a document: what is the same for several readers once, with all of them. */
  document(): string {
    const readersOf = new Map<string, string[]>();
    for (const { step, notice, reader, subject, text } of this.mails) {
      const said = `${notice}\n\n${subject}\n\n${withoutFooter(withoutSecrets(text)).trimEnd()}`;
      const key = `${step}\0${said}`;
      readersOf.set(key, [...(readersOf.get(key) ?? []), reader]);
    }
    let last = '';
    const parts = [...readersOf].map(([key, readers]) => {
      const [step = '', said = ''] = key.split('\0');
      const heading = step === last ? '' : `${'='.repeat(72)}\n${step}\n${'='.repeat(72)}\n\n`;
      last = step;
      return `${heading}[${readers.sort().join(', ')}] ${said}\n`;
    });
    return parts.join('\n\n');
  }
}
