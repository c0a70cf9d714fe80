// What the database itself refuses of an event and of a response to it.

export const EVENT_CHECKS = [
  { name: 'event_url_hash_is_128_bits', expression: `url_hash ~ '^[A-Za-z0-9_-]{22}$'` },
  { name: 'event_title_is_given', expression: `title ~ '\\S'` },
  { name: 'event_location_is_given', expression: `location ~ '\\S'` },
  { name: 'event_ends_after_it_starts', expression: 'end_time > date' },
  { name: 'event_past_after_follows', expression: `past_after = coalesce(end_time, date + '06:00:00'::interval)` },
  { name: 'event_threshold_is_above_one', expression: 'participant_threshold > 1' },
  { name: 'event_capacity_is_enough', expression: 'capacity >= participant_threshold and capacity <= 1000' },
  { name: 'event_max_guests_are_few', expression: 'max_guests >= 0 and max_guests <= 9' },
  {
    name: 'event_formats_are_few',
    expression: `jsonb_typeof(formats) = 'array' and jsonb_array_length(formats) <= 6`,
  },
  {
    name: 'event_questions_are_few',
    expression: `jsonb_typeof(questions) = 'array' and jsonb_array_length(questions) <= 5`,
  },
  {
    name: 'event_price_has_amount',
    expression: `jsonb_typeof(price) = 'object' and (price->>'amount')::int >= 1`,
  },
  {
    name: 'event_co_organisers_are_few',
    expression: `jsonb_typeof(co_organisers) = 'array' and jsonb_array_length(co_organisers) <= 5`,
  },
  { name: 'event_status_is_known', expression: `status in ('GATHERING', 'CONFIRMED', 'CALLED_OFF')` },
  { name: 'event_decision_rule_is_known', expression: `decision_rule in ('DEFINITE', 'EXPECTED')` },
  {
    name: 'event_waitlist_rule_is_known',
    expression: `waitlist_rule in ('TAKEN_AT_ONCE', 'OFFERED_IN_ORDER', 'OFFERED_TO_ALL')`,
  },
  { name: 'event_decided_by_is_known', expression: `decided_by in ('CLOCK', 'ORGANISER')` },
  { name: 'event_rain_limit_is_percent', expression: 'rain_limit >= 1 and rain_limit <= 100' },
  { name: 'event_reason_is_short', expression: 'char_length(status_reason) <= 200' },
  { name: 'event_due_is_undecided', expression: `decision_due is null or status = 'GATHERING'` },
  { name: 'event_frequency_is_known', expression: `recurrence_frequency in ('weekly', 'biweekly', 'monthly')` },
  { name: 'event_recurs_with_frequency', expression: 'is_recurring = (recurrence_frequency is not null)' },
  { name: 'event_occurrence_has_day', expression: '(parent_event_id is null) = (occurrence_day is null)' },
  { name: 'event_is_not_its_own_parent', expression: 'parent_event_id <> id' },
];

export const RESPONSE_CHECKS = [
  { name: 'participant_name_is_given', expression: `name ~ '\\S'` },
  // quoted numbers: PostgreSQL gives them back in a form that the comparison of schemas can read
  { name: 'participant_likelihood_is_probability', expression: `likelihood >= '0' and likelihood <= '1'` },
  { name: 'participant_guests_are_few', expression: 'guests >= 0 and guests <= 9' },
  { name: 'participant_condition_is_possible', expression: 'min_participants >= 2 and min_participants <= 1000' },
  {
    name: 'participant_condition_goes_with_yes',
    expression: `min_participants is null or likelihood = '1'`,
  },
  { name: 'participant_standby_goes_with_no', expression: `not is_standby or likelihood = '0'` },
  {
    name: 'participant_definite_says_yes',
    expression: `definite_at is null or likelihood = '1' and not is_hidden`,
  },
  { name: 'participant_place_is_definite', expression: 'not holds_place or definite_at is not null' },
  { name: 'participant_offer_has_end', expression: '(offered_seats is null) = (offered_until is null)' },
  {
    name: 'participant_offered_waits',
    expression: 'offered_seats is null or offered_seats >= 1 and definite_at is not null and not holds_place',
  },
  { name: 'participant_payment_is_known', expression: `payment in ('SENT', 'RECEIVED')` },
  { name: 'participant_comment_is_short', expression: 'char_length(comment) <= 100' },
  { name: 'participant_news_is_known', expression: `news in ('joined', 'changed')` },
];
