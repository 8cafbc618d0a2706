/** The time for a whole call to a provider. A person who waits longer thinks that nothing happens. */
export const PROVIDER_TIMEOUT_MS = 10_000;

/**
 * The provider is unreachable, too slow, or answers something invalid. It keeps a reason for the log, and nothing of
 * the answer, which may hold tokens and addresses.
 */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly reason: string;

  constructor(reason: string) {
    super(`The provider failed: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Runs a call to a provider within its time limit.
 * @throws ProviderFailure for every error in it.
 */
export const askingProvider = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProviderFailure('timeout')), PROVIDER_TIMEOUT_MS);
  });
  try {
    return await Promise.race([ask(), deadline]);
  } catch (error) {
    throw error instanceof ProviderFailure ? error : new ProviderFailure(reasonOf(error));
  } finally {
    clearTimeout(timer);
  }
};

/** Codes and class names only. */
const reasonOf = (error: unknown): string => {
  const { code, name } = error as { code?: unknown; name?: unknown };
  const isPlain = (text: unknown): text is string => typeof text === 'string' && /^[\w.-]{1,60}$/.test(text);
  return [code, name].find(isPlain) ?? 'unknown';
};
