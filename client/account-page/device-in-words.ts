const UNKNOWN = 'Unknown device';

/** Browsers call themselves by the names of others too, so that the order decides. */
const browsers = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** How a browser or program names itself, in words that people know: "Firefox on Windows". */
export function deviceInWords(userAgent: string): string {
  const [, browser] = browsers.find(([pattern]) => pattern.test(userAgent)) ?? [];
  const [, system] = systems.find(([pattern]) => pattern.test(userAgent)) ?? [];
  // A program begins with its own name and version.
  const name = browser ?? /^[^\s/(]+/.exec(userAgent)?.[0] ?? UNKNOWN;
  return system ? `${name} on ${system}` : name;
}
