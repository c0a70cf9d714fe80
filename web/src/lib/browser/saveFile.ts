/** Saves `content` among the reader's downloads. */
export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
};
