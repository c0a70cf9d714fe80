import { registerEnumType } from 'type-graphql';

export enum EditScopeEnum {
  THIS_OCCURRENCE = 'THIS_OCCURRENCE',
  THIS_AND_FOLLOWING = 'THIS_AND_FOLLOWING',
}

registerEnumType(EditScopeEnum, {
  name: 'EditScope',
  description: 'How far the change of one event of a series goes.',
  valuesConfig: {
    THIS_OCCURRENCE: { description: 'This event alone; the series goes on without the change.' },
    THIS_AND_FOLLOWING: { description: 'This event, and every one that follows.' },
  },
});
