import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { holdResponse } from './heldResponses.ts';

/** What the private link in a mail ends with: whose response it opens, and the token that proves it. */
const PRIVATE_LINK = /^#response=(\d{1,10})\.([\w-]{43})$/;

/**
 * Lets this browser hold the response that a private link opens. The token leaves the address bar at once, so that it is
 * not shared along with the page.
 */
export const useResponseLink = (): void => {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const [, participantId, token] = PRIVATE_LINK.exec(hash) ?? [];
    if (!participantId || !token) return;
    holdResponse(participantId, token);
    void navigate({ pathname, search }, { replace: true });
  }, [hash, navigate, pathname, search]);
};
