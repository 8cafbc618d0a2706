/**
 * A browser and its system in plain words, from what it calls itself. Brands are looked for before the engines that
 * they stand on: nearly every browser also says Chrome and Safari.
 */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

/** Android says Linux, and iOS says Mac OS X: they come first. */
const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b|\bCrOS\b/, 'Linux'],
];

const first = (table: readonly [RegExp, string][], userAgent: string): string | undefined =>
  table.find(([sign]) => sign.test(userAgent))?.[1];

/** 'Firefox' and 'Windows'; null when either is not known: a half-known device is an unknown one. */
export const deviceName = (userAgent: string | null): { browser: string; system: string } | null => {
  const browser = first(BROWSERS, userAgent ?? '');
  const system = first(SYSTEMS, userAgent ?? '');
  return browser === undefined || system === undefined ? null : { browser, system };
};
