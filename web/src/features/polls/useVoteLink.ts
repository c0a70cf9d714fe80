import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { voteLinkIn } from '../../lib/responseLink.ts';
import { rememberVote } from './rememberedVotes.ts';

/**
 * Lets this browser hold the votes of the private link by which one has come. The token leaves the address bar at once, so
 * that it is not shared along with the page; whether it is good for a change the server says at the change.
 */
export const useVoteLink = (urlHash: string): void => {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const link = voteLinkIn(hash);
    if (!link) return;
    rememberVote(urlHash, link.voterId, link.token);
    void navigate({ pathname, search }, { replace: true });
  }, [hash, navigate, pathname, search, urlHash]);
};
