const services: readonly (readonly [RegExp, string])[] = [
  [/\b(?:rent(?:al|ing|ed)?|hir(?:e|ing)|leas(?:e|ing)|loan|borrow)\b/u, 'rental'],
  [/\b(?:repair(?:s|ing)?|servic(?:e|ing)|maint(?:enance|ain)|calibrat(?:e|ion))\b/u, 'maintenance'],
  [/\b(?:buy(?:ing)?|purchas(?:e|ing)|order(?:ing)?|price|cost|quote|quotation)\b/u, 'purchase'],
  [/\b(?:train(?:ing)?|course|webinar|learn(?:ing)?)\b/u, 'training'],
  [/\b(?:locum|bank|agency|temporary|temp)\b/u, 'temporary staff'],
  [/\b(?:permanent|job|post|vacancy|role)s?\b/u, 'recruitment'],
];

/** The service that a question asks for, by the first of these words; null if it names none. */
export function serviceIn(question: string): string | null {
  const text = question.toLowerCase();
  return services.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
