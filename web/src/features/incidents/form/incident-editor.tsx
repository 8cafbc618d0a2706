import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Incident } from '#contract/incidents.ts';
import type { EditedKind } from '#web/editing/edited-kind.ts';
import { Editor } from '#web/editing/editor.tsx';
import { savedMessage } from '../saved-message.ts';
import { EDITED_INCIDENT } from './edited-incident.ts';
import { IncidentForm } from './incident-form.tsx';
import type { IncidentValues } from './incident-values.ts';

interface IncidentEditorProps {
  /** Null for a new one. */
  incident: Incident | null;
  /** How a new one is begun and sent; the same object as long as the form is open. */
  kind?: EditedKind<IncidentValues, Incident>;
  loading: ReactNode;
  cancel: ReactNode;
}

/** The form of an incident, and where it leads once it is saved. */
export const IncidentEditor = ({
  incident,
  kind = EDITED_INCIDENT,
  loading,
  cancel,
}: IncidentEditorProps) => {
  const navigate = useNavigate();
  return (
    <Editor kind={kind} record={incident} loading={loading}>
      {(opened) => (
        <IncidentForm
          opened={opened}
          onSaved={(id, as) => {
            savedMessage.set(as);
            void navigate({ to: '/incidents/$id', params: { id }, replace: true });
          }}
          onKeptAsNew={() => void navigate({ to: '/incidents/new' })}
          cancel={cancel}
        />
      )}
    </Editor>
  );
};
