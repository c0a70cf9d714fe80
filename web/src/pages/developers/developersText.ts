import { messages } from '../../lib/language.ts';
import { developersCalling } from '../../messages/en/developers/developersCalling.ts';
import { developersHearing } from '../../messages/en/developers/developersHearing.ts';
import { developersRules } from '../../messages/en/developers/developersRules.ts';
import { developersStart } from '../../messages/en/developers/developersStart.ts';

export const developersStartText = messages('developersStart', developersStart);
export const developersCallingText = messages('developersCalling', developersCalling);
export const developersHearingText = messages('developersHearing', developersHearing);
export const developersRulesText = messages('developersRules', developersRules);
