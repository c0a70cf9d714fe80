import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useLinkClickHandler } from 'react-router-dom';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** The path of a page. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link to one of our pages. The router's own also does what its data routers want, and is ten times the code. */
export const PageLink = ({ to, onClick, ...rest }: Props) => {
  const follow = useLinkClickHandler(to, rest.target === undefined ? {} : { target: rest.target });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={to} onClick={handleClick} />;
};
