import { defineEntity, p } from '@mikro-orm/core';
import { EventEntity } from '../EventEntity.ts';
import { instant } from '../sharedProperties.ts';

const schema = defineEntity({
  name: 'CoOrganiserInvitationEntity',
  tableName: 'co_organiser_invitation',
  properties: {
    id: p.integer().primary(),
    event: () =>
      p.manyToOne(EventEntity).updateRule('cascade').deleteRule('cascade').index('co_organiser_invitation_of_event'),
    /** SHA-256 of the token in the link, in base64url. */
    tokenDigest: p.text().unique('co_organiser_invitation_token_once'),
    expiresAt: instant(),
  },
});

/** That one person may organise an event with its creator: the first who opens the link. */
export class CoOrganiserInvitationEntity extends schema.class {}
schema.setClass(CoOrganiserInvitationEntity);
