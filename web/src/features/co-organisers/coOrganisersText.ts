import { messages } from '../../lib/language.ts';
import { coOrganisers } from '../../messages/en/organising/coOrganisers.generated.ts';

export const coOrganisersText = messages('coOrganisers', coOrganisers);
