/**
 * Runs a mutation to its end, also where the component goes meanwhile: a live change may take it off the page before the answer
 * is there, and then `mutate` calls back no more. What failed stands in the mutation.
 * @returns what was answered; null when it failed
 */
export const ended = <Value, Answer>(
  mutation: { mutateAsync(value: Value): Promise<Answer> },
  value: Value,
): Promise<{ answer: Answer } | null> =>
  mutation.mutateAsync(value).then(
    (answer) => ({ answer }),
    () => null,
  );
