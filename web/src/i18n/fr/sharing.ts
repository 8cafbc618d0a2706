/** Texts of features/sharing. */
export default { title: 'x' } as const;
