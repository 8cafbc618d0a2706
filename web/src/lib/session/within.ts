/** The promise's value, or undefined when it takes longer than `ms` or fails. */
export const within = async <Value>(ms: number, promise: Promise<Value>): Promise<Value | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
};
