/**
 * As much of the benchmarks' own libraries as they use: `npm run bench` installs them (package.json beside this file), and
 * `npm run check` knows their shapes without.
 */
declare module 'lighthouse' {
  export interface Flags {
    port: number;
    onlyCategories: string[];
    disableStorageReset: boolean;
    /** Milliseconds. */
    maxWaitForLoad: number;
    logLevel: 'silent' | 'error' | 'warn' | 'info' | 'verbose';
  }
  export interface Result {
    finalDisplayedUrl: string;
    /** Scores from 0 to 1; null where one could not be given. */
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, { score: number | null; numericValue?: number }>;
  }
  export default function lighthouse(url: string, flags: Flags): Promise<{ lhr: Result } | undefined>;
}

declare module '@react-pdf/renderer' {
  import type { ComponentType, PropsWithChildren, ReactElement } from 'react';

  type Style = Record<string, string | number>;
  interface TextProps {
    id?: string;
    style?: Style;
    bookmark?: string;
    /** On every page. */
    fixed?: boolean;
    render?(page: { pageNumber: number; totalPages: number }): string;
  }
  export const Document: ComponentType<PropsWithChildren<{ title: string; language: string }>>;
  export const Page: ComponentType<PropsWithChildren<{ size: 'A4'; style: Style }>>;
  export const Text: ComponentType<PropsWithChildren<TextProps>>;
  export const Link: ComponentType<PropsWithChildren<{ src: string }>>;
  export const Font: {
    register(face: { family: string; src: string; fontWeight: number }): void;
    registerHyphenationCallback(syllables: (word: string) => string[]): void;
  };
  export const renderToBuffer: (document: ReactElement) => Promise<Buffer>;
}
