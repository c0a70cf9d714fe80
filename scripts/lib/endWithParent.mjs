// Preloaded into the server by start.mjs. The channel to the parent closes however the parent dies, kill -9 included;
// the server then ends as it does on SIGTERM, so that nothing is left running without its starter.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
