import { Type } from '@mikro-orm/core';
import { DateTime } from 'luxon';

/** An instant: `timestamptz` in the database, a luxon DateTime in UTC in the program. */
export class InstantType extends Type<DateTime, string> {
  override convertToDatabaseValue(value: DateTime | string): string {
    const iso = DateTime.isDateTime(value) ? value.toUTC().toISO() : value;
    if (iso === null) throw new TypeError('An invalid date cannot be stored');
    return iso;
  }

  override convertToJSValue(value: string | Date | DateTime): DateTime {
    return DateTime.isDateTime(value) ? value : DateTime.fromJSDate(new Date(value), { zone: 'utc' });
  }

  override getColumnType() {
    return 'timestamptz(3)';
  }

  override compareAsType() {
    return 'string';
  }
}
