import { Type } from '@mikro-orm/core';
import { DateTime } from 'luxon';

/** An instant: `timestamptz` in the database, a luxon DateTime in UTC in the program. */
export class InstantType extends Type<DateTime, string> {
  /** Null, and what the ORM has converted before, pass as they are. */
  override convertToDatabaseValue(value: DateTime | string): string {
    if (!DateTime.isDateTime(value)) return value;
    const iso = value.toUTC().toISO();
    if (iso === null) throw new TypeError('An invalid date cannot be stored');
    return iso;
  }

  override convertToJSValue(value: string | Date | DateTime | null): DateTime {
    if (value === null || DateTime.isDateTime(value)) return value as DateTime;
    return DateTime.fromJSDate(new Date(value), { zone: 'utc' });
  }

  override getColumnType() {
    return 'timestamptz(3)';
  }

  /** What an entity holds, as opposed to what two states of it are compared by. */
  override get runtimeType() {
    return 'DateTime';
  }

  override compareAsType() {
    return 'string';
  }
}
