// Loaded into a server under observation, which is started with --expose-gc: says what it holds after a collection, and what
// processor time it had taken before and after that, which is no work of its own.
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};
process.on('message', () => {
  const cpuBefore = cpu();
  globalThis.gc?.();
  const { heapUsed: heap, rss: resident } = process.memoryUsage();
  process.send?.({ heap, resident, cpuBefore, cpuAfter: cpu() });
});
// no reason to stay alive
process.channel?.unref();
