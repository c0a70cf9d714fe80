// The bodies of triggers on events and responses.

/**
 * A series gets its address when it begins to recur. The database does it, so that no statement can forget it, nor a server of
 * the release before, and so that to read it changes nothing.
 */
export const HAS_SERIES = [
  `if new.is_recurring and (tg_op = 'INSERT' or not old.is_recurring) then`,
  'insert into series (id, url_hash) values (coalesce(new.series_id, new.parent_event_id, new.id), new_url_hash())',
  'on conflict (id) do nothing; end if;',
  'return null;',
].join(' ');

/** For servers of the release before, which change likelihoods and hide responses, and know nothing of places. */
export const LEAVE_PLACE = [
  'if new.likelihood < 1 then new.min_participants := null; end if;',
  'if new.likelihood > 0 then new.is_standby := false; end if;',
  'if new.likelihood < 1 or new.is_hidden then new.definite_at := null; new.holds_place := false; end if;',
  'if new.definite_at is null or new.holds_place then new.offered_seats := null; new.offered_until := null;',
  'new.is_offered_to_fewer := false; new.passed_for := 0; end if;',
  'return new;',
].join(' ');

/** Somebody who is hidden, or has withdrawn, does not count in the poll that the event came from either. */
export const RESPONSE_CHANGES_TALLIES = [
  `if tg_op = 'DELETE' or old.is_hidden is distinct from new.is_hidden then`,
  'update poll set voter_count = null from poll_voter as v where v.participant_id = old.id and poll.id = v.poll_id;',
  'update poll_option set tally = null from poll_voter as v join poll_vote as said on said.voter_id = v.id',
  'where v.participant_id = old.id and poll_option.id = said.option_id; end if;',
  `if tg_op = 'DELETE' then return old; end if;`,
  'return new;',
].join(' ');
