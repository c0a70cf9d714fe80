// Loaded into a server under observation, which is started with --expose-gc: says what its heap holds after a collection.
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
// no reason to stay alive
process.channel?.unref();
