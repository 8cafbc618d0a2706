const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether this is a UUID in lower case, as the database writes it. */
export const isUuid = (text: unknown): text is string => typeof text === 'string' && UUID.test(text);
