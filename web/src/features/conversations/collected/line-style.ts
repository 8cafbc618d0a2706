/**
 * The rhythm of the panel: every line of a detail, be it a quote, a value or an action, stands in the middle of a step as
 * high as a target.
 */
export const lineStyle = 'flex min-h-(--target) items-center py-1 text-left text-sm leading-snug';
