/** Texts of features/incidents. The spec's strings stand exactly as it writes them. */
export default {} as const;
