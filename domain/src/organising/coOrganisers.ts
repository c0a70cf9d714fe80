import { DomainError } from '../errors.ts';
import { reason } from '../refusals/Reason.ts';

/** How many people may organise an event with its creator. */
export const CO_ORGANISERS_MAX = 5;

/** How long the link holds by which somebody is invited. */
export const INVITATION_DAYS = 7;

interface Organised {
  coOrganisers: readonly { uid: string }[];
}

export const isCoOrganiser = ({ coOrganisers }: Organised, uid: string): boolean =>
  coOrganisers.some((one) => one.uid === uid);

/** @throws DomainError `CONFLICT` where there is no room for another */
export const requireRoomForCoOrganiser = ({ coOrganisers }: Organised): void => {
  if (coOrganisers.length >= CO_ORGANISERS_MAX)
    throw new DomainError('CONFLICT', reason('coOrganisers.tooMany', { max: CO_ORGANISERS_MAX }));
};
