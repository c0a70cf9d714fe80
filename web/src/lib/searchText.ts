/** Without accents and capital letters, which people leave out of what they search for. */
export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Tells of a text whether each word of a search stands somewhere in it; a search of nothing finds every text. */
export const searcherOf = (search: string): ((text: string) => boolean) => {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return (text) => {
    const searched = plain(text);
    return words.every((word) => searched.includes(word));
  };
};
