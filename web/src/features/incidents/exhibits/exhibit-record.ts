/** What waits in this browser for an exhibit is kept under this kind. */
export const exhibitRecord = (id: string) => ({ kind: 'evidence', id });
