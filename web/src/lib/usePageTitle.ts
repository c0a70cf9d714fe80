import { useEffect } from 'react';

const PRODUCT = 'Quorum';

/** Names the page in the browser's tab; nothing but the product's name while `title` is not known. */
export const usePageTitle = (title: string | undefined): void => {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT;
  }, [title]);
};
