/** Preloaded into another program (`--import`): it ends when the process that started it with an IPC channel is gone. */
const end = () => process.kill(process.pid, 'SIGTERM');
process.once('disconnect', end);
if (process.connected === false) end();
