import { operationIds } from '../generated/operationIds.generated.ts';
import { operationTexts } from './operationTexts.ts';

const texts = new Map([...operationTexts()].map(([name, text]) => [operationIds[name], text]));

/** The text of the query that the app calls by this name; undefined for one that is not the app's. */
export const operationText = (id: string): string | undefined => texts.get(id);
