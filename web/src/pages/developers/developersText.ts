import { messages } from '../../lib/language.ts';
import { developersCalling } from '../../messages/en/developers/developersCalling.generated.ts';
import { developersHearing } from '../../messages/en/developers/developersHearing.generated.ts';
import { developersRules } from '../../messages/en/developers/developersRules.generated.ts';
import { developersStart } from '../../messages/en/developers/developersStart.generated.ts';

export const developersStartText = messages('developersStart', developersStart);
export const developersCallingText = messages('developersCalling', developersCalling);
export const developersHearingText = messages('developersHearing', developersHearing);
export const developersRulesText = messages('developersRules', developersRules);
