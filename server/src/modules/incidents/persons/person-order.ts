/**
 * The order that was asked for, of those who are there: ids of nobody are passed over, and who is not named follows in the
 * order of before.
 */
export const inOrder = (present: readonly string[], asked: readonly string[]): string[] => {
  const named = [...new Set(asked)].filter((id) => present.includes(id));
  return [...named, ...present.filter((id) => !named.includes(id))];
};
