import { defineEntity, p } from '@mikro-orm/core';

const schema = defineEntity({
  name: 'EventTypeEntity',
  tableName: 'event_type',
  properties: {
    id: p.integer().primary(),
    name: p.text().unique(),
    color: p.text(),
  },
  checks: [{ name: 'event_type_color_is_hex', expression: `color ~ '^#[0-9a-f]{6}$'` }],
});

/** What kind of event it is: a name and the colour of its badge, `#rrggbb`. */
export class EventTypeEntity extends schema.class {}
schema.setClass(EventTypeEntity);
