interface LiveRegionProps {
  /** What was just done or said. */
  message: string;
  /** `assertive` interrupts; only for what cannot wait. */
  urgency?: 'polite' | 'assertive';
}

/** Says something to screen readers without showing it. It has to be on the page before it speaks. */
export const LiveRegion = ({ message, urgency = 'polite' }: LiveRegionProps) => (
  <div aria-live={urgency} aria-atomic="true" className="sr-only">
    {message}
  </div>
);
