import { type ReactNode, useId } from 'react';

/** A titled list under an incident's rows. Children are `li`. */
export const IncidentSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-2 text-xl">
        {title}
      </h2>
      <ul className="divide-y divide-hairline border-y border-hairline">{children}</ul>
    </section>
  );
};
