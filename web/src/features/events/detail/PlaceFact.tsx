import { Copy, MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { useCopy } from '../../../ui/feedback/useCopy.ts';
import { elsewhere } from '../card/CommonFacts.tsx';
import { mapsUrl } from '../card/mapsUrl.ts';
import { eventPageText } from '../../../messages/events/eventPageText.generated.ts';
import { Strong, FactLine } from './FactLines.tsx';

const Place = styled(Strong)`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};

  a {
    padding-block: 0.625rem;
  }
`;

/** Where it is: on a map, or to copy into one. */
export const PlaceFact = ({ location }: { location: string }) => {
  const copy = useCopy();
  return (
    <FactLine picture={<MapPin size={22} />}>
      <Place>
        <a href={mapsUrl(location)} {...elsewhere}>
          {location}
        </a>
        <IconButton
          label={eventPageText.copyAddress}
          icon={<Copy aria-hidden="true" />}
          onClick={() => void copy(location, { title: eventPageText.addressCopied, description: location })}
        />
      </Place>
    </FactLine>
  );
};
