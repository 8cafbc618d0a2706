/** How a process of ours is asked to end. */

/**
 * Settles when this process is asked to end: by a signal (of a supervisor, of Ctrl-C, of a terminal that closes), or
 * because the process that started it is gone. `scripts/hand-over.mjs` opens an IPC channel for that: the kernel closes it when the
 * starter ends, kill -9 included. A process that was started without a channel (by systemd, from a shell) has no such
 * starter. A request is never missed: ask for it before anything that must not stay behind is begun.
 */
export const stopRequest = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
    process.once('disconnect', () => resolve());
    // Heard of, but no reason to go on: a command that is done ends, though its starter is there.
    process.channel?.unref();
    // It may have closed while this program was loaded; without a channel it is undefined.
    if (process.connected === false) resolve();
  });
