import { type ReactNode, useId } from 'react';

interface AnalysisSectionProps {
  title: string;
  intro?: string;
  children: ReactNode;
}

/** One part of an analysis. */
export const AnalysisSection = ({ title, intro, children }: AnalysisSectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-2 text-xl">
        {title}
      </h2>
      {intro !== undefined && <p className="mb-3 max-w-[65ch] text-ink-soft">{intro}</p>}
      {children}
    </section>
  );
};
