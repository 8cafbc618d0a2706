/** No server answered. */
export class ServerAway extends Error {}
