/** Something to wait for until it is opened. */
export const gate = (): { promise: Promise<void>; open: () => void } => {
  let open = () => {};
  const promise = new Promise<void>((resolve) => (open = resolve));
  return { promise, open: () => open() };
};
