/** The claims of an access token; none for what is no token. They are not verified: the server alone decides what it accepts. */
export const claimsOf = (accessToken: string): object => {
  try {
    const payload = (accessToken.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
};

/** Whose token it is: the id of the account; null for what is no token. */
export const ownerOf = (accessToken: string): string | null => {
  const { sub } = claimsOf(accessToken) as { sub?: unknown };
  return typeof sub === 'string' ? sub : null;
};
