/** The values of details on the wire, and as the interviewer holds them. */
import type { DetailValue } from '#contract/interview.ts';
import type { Value } from '#interviewer/index.ts';

export const wireValue = (value: Value): DetailValue => {
  switch (value.detail) {
    case 'when': {
      const { detail, day, time, isApproximate, of, text } = value;
      return {
        detail,
        day,
        time,
        approximate: isApproximate,
        habit: of === 'habit',
        ...(text !== undefined && { text }),
      };
    }
    case 'people':
    case 'witnesses': {
      const { detail, name, role, part } = value;
      return { detail, name, role, part };
    }
    case 'incident_type':
      return { detail: value.detail, type: value.type };
    default:
      return { detail: value.detail, text: value.text ?? null };
  }
};

/** A value that the person put in by hand. */
export const valueByHand = (value: DetailValue): Value => {
  switch (value.detail) {
    case 'when': {
      const { detail, day, time, approximate, habit, text } = value;
      const of = habit ? 'habit' : 'event';
      return {
        detail,
        day,
        time,
        isApproximate: approximate,
        isFull: false,
        of,
        ...(text !== undefined && { text }),
      };
    }
    case 'where':
    case 'description':
    case 'impact':
    case 'actions':
      return { detail: value.detail, ...(value.text !== null && { text: value.text }) };
    default:
      return value;
  }
};
