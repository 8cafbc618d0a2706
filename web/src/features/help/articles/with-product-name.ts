/** The same texts with the product's name in place of `{product}`, however deep they stand. */
export const withProductName = <Texts>(texts: Texts, name: string): Texts => {
  if (typeof texts === 'string') return texts.replaceAll('{product}', name) as Texts;
  if (Array.isArray(texts)) return texts.map((text: unknown) => withProductName(text, name)) as Texts;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, withProductName(value, name)]),
  ) as Texts;
};
