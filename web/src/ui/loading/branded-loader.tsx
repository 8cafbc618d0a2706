import { Wordmark } from '../wordmark.tsx';

interface BrandedLoaderProps {
  /** The brand's name above the ring. */
  product: string;
  text: string;
  detail?: string | undefined;
}

/** The whole-page wait: brand, a ring, and words. It appears only when the wait is noticeable. */
export const BrandedLoader = ({ product, text, detail }: BrandedLoaderProps) => (
  <div
    role="status"
    className="appear-late flex min-h-dvh flex-col items-center justify-center gap-4 p-6 text-center"
  >
    <Wordmark name={product} />
    <p className="text-ink-soft">{text}</p>
    {detail !== undefined && <p className="text-sm text-ink-soft">{detail}</p>}
    <span aria-hidden="true" className="breathing mt-2 block h-0.5 w-24 rounded-full bg-teal" />
  </div>
);
