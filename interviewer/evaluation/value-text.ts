import type { Value } from '../readers/finding.ts';

/** A value in short, for lists that developers read. */
export const valueText = (value: Value): string => {
  switch (value.detail) {
    case 'when':
      return [value.day, value.time, value.isApproximate ? '~' : null]
        .filter((one) => one !== null)
        .join(' ');
    case 'people':
    case 'witnesses':
      return [value.name, value.role, `(${value.part})`].filter((one) => one !== null).join(' ');
    case 'incident_type':
      return value.type;
    default:
      return '';
  }
};
