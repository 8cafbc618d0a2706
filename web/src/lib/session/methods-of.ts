import { claimsOf } from '#web/lib/requests/token-claims.ts';

/** The AMR methods of an access token; empty for what is none. It is not verified: it only decides what is shown. */
export const methodsOf = (accessToken: string): string[] => {
  const { amr } = claimsOf(accessToken) as { amr?: unknown };
  if (!Array.isArray(amr)) return [];
  return amr.flatMap((said: { method?: unknown } | null) =>
    typeof said?.method === 'string' ? [said.method] : [],
  );
};
