import { InputType } from 'type-graphql';
import { ChangedContent } from '../types/eventContent.ts';

@ChangedContent
@InputType({ description: 'What to change of an event; what is left out stays as it is.' })
export class UpdateEventInput {}
