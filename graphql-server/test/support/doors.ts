// Both doors by the same names, so that a test plays one case through each.
export { DEVICE, TOKEN, type Door, type Outcome, type Target } from './doors/Door.ts';
export { graphqlDoor } from './doors/graphqlDoor.ts';
export { restDoor } from './doors/restDoor.ts';
