import * as z from 'zod';

/** A variable that switches something `on` or `off`. */
export const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
