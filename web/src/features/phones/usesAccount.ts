import { phonesText } from '../../messages/responses/phonesText.generated.ts';

/** Which number is used where none is left with a response: that of the account, in E.164, by its end. */
export const usesAccount = (phone: string): string => phonesText.usesAccount({ end: phone.slice(-2) });
