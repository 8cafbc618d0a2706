/** Under this what was shared waits in the browser, until it is said what becomes of it. */
export const RECEIVED_RECORD = { kind: 'received', id: '00000000-0000-7000-8000-000000000000' };
