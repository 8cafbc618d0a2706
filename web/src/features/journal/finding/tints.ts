/** How a day of the heat strip is tinted, by its warmth (months.ts). */
export const TINTS = ['bg-grey-tint', 'bg-teal/30', 'bg-teal/55', 'bg-teal/80', 'bg-teal'] as const;
