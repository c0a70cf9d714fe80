// Loaded into a server under observation, which is started with --expose-gc: says what it holds after a collection, and what
// processor time it has taken.
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed: heap, rss: resident } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send?.({ heap, resident, cpu: (user + system) / 1_000 });
});
// no reason to stay alive
process.channel?.unref();
