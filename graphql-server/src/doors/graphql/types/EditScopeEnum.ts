import { registerEnumType } from 'type-graphql';

export enum EditScopeEnum {
  THIS_OCCURRENCE = 'THIS_OCCURRENCE',
  THIS_AND_FOLLOWING = 'THIS_AND_FOLLOWING',
}

registerEnumType(EditScopeEnum, {
  name: 'EditScope',
  description: 'How far a change to one event of a series reaches.',
  valuesConfig: {
    THIS_OCCURRENCE: { description: 'Only this event; the rest of the series stays as it is.' },
    THIS_AND_FOLLOWING: { description: 'This event and all that follow it.' },
  },
});
