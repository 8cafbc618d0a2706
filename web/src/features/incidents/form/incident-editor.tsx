import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Incident } from '#contract/incidents.ts';
import { Editor } from '#web/editing/editor.tsx';
import { EDITED_INCIDENT } from '../edited-incident.ts';
import { savedMessage } from '../saved-message.ts';
import { IncidentForm } from './incident-form.tsx';

interface IncidentEditorProps {
  /** Null for a new one. */
  incident: Incident | null;
  loading: ReactNode;
  cancel: ReactNode;
}

/** The form of an incident, and where it leads once it is saved. */
export const IncidentEditor = ({ incident, loading, cancel }: IncidentEditorProps) => {
  const navigate = useNavigate();
  return (
    <Editor kind={EDITED_INCIDENT} record={incident} loading={loading}>
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
