/** A phone: for `test.use(PHONE)` in a file whose journeys are made on one, where there is the least room. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
