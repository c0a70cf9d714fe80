import { messages } from '../../lib/language.ts';
import { coOrganisers } from '../../messages/en/organising/coOrganisers.ts';

export const coOrganisersText = messages('coOrganisers', coOrganisers);
