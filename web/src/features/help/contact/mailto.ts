/** The same message for the person's own mail program, where the server could not send it. */
export const mailtoOf = (to: string, { subject, message }: { subject: string; message: string }): string =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message.replace(/\r?\n/g, '\r\n'))}`;
