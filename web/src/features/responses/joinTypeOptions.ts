import { JOIN_TYPES, type JoinType } from '@quorum/domain/response/formValues';
import { responsesText } from './responsesText.ts';
import { responseFormsText } from './responseFormsText.ts';

const labels = (): Record<JoinType, string> => ({
  yes: responseFormsText.yes,
  maybe: responseFormsText.maybe,
  no: responsesText.no,
});

export const joinTypeOptions = () => JOIN_TYPES.map((type) => ({ value: type, label: labels()[type] }));
