import { likelihoodField, voteField } from '@quorum/domain/poll/voteForm';
import { DEFAULT_LIKELIHOOD, EDIT_LIKELIHOOD } from '@quorum/domain/response/constants';
import { JOIN_TYPES, type JoinType } from '@quorum/domain/response/formValues';
import { stopsOf } from '@quorum/domain/slider';
import { Check, CircleHelp, X } from 'lucide-react';
import { formatPercent } from '../../../lib/formatNumber.ts';
import { voteOf } from '../grid/likelihoods.ts';
import { pollsText } from '../../../messages/polls/pollsText.generated.ts';
import { Arrow, Choice, HowSure, Switch } from './switchLayout.ts';

const ICONS: Record<JoinType, typeof Check> = { yes: Check, maybe: CircleHelp, no: X };

const labelOf = (type: JoinType): string => ({ yes: pollsText.yes, maybe: pollsText.perhaps, no: pollsText.no })[type];

/** What Edit Response offers, and the likelihood that there is: it may be another one. */
const likelihoodsWith = (current: number) =>
  [...new Set([...stopsOf(EDIT_LIKELIHOOD), current])].sort((one, other) => one - other);

/** The form learns of it. */
const ignore = () => undefined;

interface Props {
  optionId: string;
  /** Of the elements that say which date it is, and how that stands. */
  labelledBy: string;
  describedBy: string;
  likelihood: number | undefined;
  isDisabled: boolean;
}

/** One's own vote for a date: the browser's own buttons, all three in sight, and how sure a maybe is. */
export const VoteSwitch = ({ optionId, labelledBy, describedBy, likelihood, isDisabled }: Props) => {
  const vote = voteOf(likelihood);
  const sure = vote === 'maybe' && likelihood !== undefined ? likelihood : DEFAULT_LIKELIHOOD;
  return (
    <Switch
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      data-own-vote={optionId}
      data-vote={vote}
    >
      {JOIN_TYPES.map((type) => {
        const Icon = ICONS[type];
        return (
          <Choice key={type} data-vote={type}>
            <input
              type="radio"
              name={voteField(optionId)}
              value={type}
              checked={vote === type}
              disabled={isDisabled}
              onChange={ignore}
            />
            <Icon aria-hidden="true" />
            {labelOf(type)}
          </Choice>
        );
      })}
      <HowSure
        name={likelihoodField(optionId)}
        aria-label={pollsText.howSure}
        value={String(sure)}
        disabled={isDisabled}
        onChange={ignore}
      >
        {likelihoodsWith(sure).map((stop) => (
          <option key={stop} value={String(stop)}>
            {formatPercent(stop)}
          </option>
        ))}
      </HowSure>
      <Arrow aria-hidden="true" />
    </Switch>
  );
};
