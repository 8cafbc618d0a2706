/** What we use of the package, which declares no types. */
declare module 'word-extractor' {
  export default class WordExtractor {
    extract(document: Buffer): Promise<{ getBody(): string }>;
  }
}
