/** The AMR methods of an access token; empty for what is none. It is not verified: it only decides what is shown. */
export const methodsOf = (accessToken: string): string[] => {
  try {
    const payload = (accessToken.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const { amr } = JSON.parse(atob(payload)) as { amr?: { method?: unknown }[] };
    return (amr ?? []).flatMap(({ method }) => (typeof method === 'string' ? [method] : []));
  } catch {
    return [];
  }
};
