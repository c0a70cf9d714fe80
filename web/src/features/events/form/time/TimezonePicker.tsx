import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useDeferredTrue } from '../../../../lib/useDeferredTrue.ts';
import { Field } from '../../../../ui/form/Field.tsx';
import { Input } from '../../../../ui/form/Input.tsx';
import { eventFormText } from '../../../../messages/events/eventFormText.generated.ts';
import { findTimezones, supportedTimezones, zoneNameAt } from './timezones.ts';
import { placesOfZones, type ZonePlace } from './zonePlaces.ts';

/** Long names of zones wrap rather than widen the form. */
const Combobox = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Listbox = styled.ul`
  max-height: 14rem;
  margin: ${({ theme }) => `${theme.space.xs} 0 0`};
  padding: ${({ theme }) => theme.space.xs};
  overflow-y: auto;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surface};

  &:empty {
    display: none;
  }
`;

const Option = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.sm};
  min-height: 2.5rem;
  padding: 0.25rem 0.625rem;
  border-radius: ${({ theme }) => theme.radius.sm};
  cursor: pointer;

  &[data-active='true'] {
    background: ${({ theme }) => theme.color.sunken};
  }

  &[aria-selected='true'] {
    background: ${({ theme }) => theme.color.primarySoft};
    color: ${({ theme }) => theme.color.onPrimarySoft};
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }
`;

const Name = styled.span`
  flex: none;
`;

const Places = styled.small`
  display: block;
  color: ${({ theme }) => theme.color.textMuted};
  font-weight: ${({ theme }) => theme.font.weight.regular};
`;

const Where = ({ place }: { place: ZonePlace | undefined }) =>
  place && <Places>{[place.country, place.cities.join(', ')].filter(Boolean).join(' · ')}</Places>;

/** A component of its own: React may do something else between two of them. */
const ZoneName = ({ zone, instant }: { zone: string; instant: Date }) => <Name>{zoneNameAt(zone, instant)}</Name>;

const Nothing = styled.p`
  padding: ${({ theme }) => theme.space.sm};
  color: ${({ theme }) => theme.color.textMuted};
`;

interface Props {
  value: string;
  onValueChange: (timezone: string) => void;
}

/** Every zone that the runtime knows, found by typing: a combobox whose list is always open. */
export const TimezonePicker = ({ value, onValueChange }: Props) => {
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState('');
  const zones = useMemo(() => supportedTimezones(value), [value]);
  const places = useMemo(() => placesOfZones(zones), [zones]);
  const whereOf = useMemo(() => new Map(places.map((place) => [place.zone, place])), [places]);
  const found = useMemo(() => findTimezones(zones, places, query), [zones, places, query]);
  const [active, setActive] = useState(value);
  const [opened] = useState(() => new Date());
  // names of hundreds of zones keep a slow phone busy for long, and the tap that opens the list waits for none of them
  const isNamed = useDeferredTrue(true);
  const index = Math.max(0, found.indexOf(active));
  const optionId = (zone: string) => `${listId}-${zone}`;

  useEffect(() => {
    const box = list.current;
    const option = box?.children[index];
    // moves the list alone: scrollIntoView would move the page too
    if (box && option instanceof HTMLElement) box.scrollTop = option.offsetTop - box.offsetTop - box.clientHeight / 3;
    // names may make rows taller
  }, [index, found, isNamed]);

  const move = (step: number) => setActive(found[Math.min(Math.max(index + step, 0), found.length - 1)] ?? active);
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    PageDown: () => move(5),
    PageUp: () => move(-5),
    Enter: () => found[index] && onValueChange(found[index]),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <Field label={eventFormText.timezone} hint={eventFormText.chosenZone({ zone: value.replaceAll('_', ' ') })}>
      {(props) => (
        <Combobox>
          <Input
            {...props}
            role="combobox"
            aria-expanded="true"
            aria-controls={listId}
            aria-activedescendant={found[index] && optionId(found[index])}
            aria-autocomplete="list"
            autoComplete="off"
            placeholder={eventFormText.searchZone}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <Listbox id={listId} ref={list} role="listbox" aria-label={eventFormText.zonesFound}>
            {found.map((zone, position) => (
              <Option
                key={zone}
                id={optionId(zone)}
                role="option"
                aria-selected={zone === value}
                data-active={position === index}
                onClick={() => onValueChange(zone)}
              >
                <span>
                  {zone.replaceAll('_', ' ')}
                  <Where place={whereOf.get(zone)} />
                </span>
                {isNamed && <ZoneName zone={zone} instant={opened} />}
              </Option>
            ))}
          </Listbox>
          {found.length === 0 && <Nothing role="status">{eventFormText.noZone}</Nothing>}
        </Combobox>
      )}
    </Field>
  );
};
