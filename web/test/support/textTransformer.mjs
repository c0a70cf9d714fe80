/** Has a module say the text of its file. */
export default {
  process: (/** @type {string} */ text) => ({ code: `export default ${JSON.stringify(text)};` }),
};
