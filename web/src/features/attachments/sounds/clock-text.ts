/** Whole seconds as on a clock: '0:07', '12:30', '1:02:03'. */
export const clockText = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60];
  const pad = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
};

/** How long a sound is, the same wherever it is said: rounded, and at least a second. */
export const lengthText = (seconds: number): string => clockText(Math.max(1, Math.round(seconds)));
