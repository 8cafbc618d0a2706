/** Preloaded into a program of others (`--import`): it ends when whoever started it over an IPC channel is gone. */
const end = () => process.kill(process.pid, 'SIGTERM');
process.once('disconnect', end);
if (process.connected === false) end();
