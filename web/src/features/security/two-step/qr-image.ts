const PREFIX = /^data:image\/svg\+xml;[^,]*,/;

/**
 * auth-js puts the picture's text behind a `data:` prefix as it is; an address ends at its first `#`, so the text is
 * encoded here. As an image the picture runs no script and loads nothing, whatever it holds.
 */
export const qrImage = (address: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(address.replace(PREFIX, ''))}`;
