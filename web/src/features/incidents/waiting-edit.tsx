import type { FieldValues } from 'react-hook-form';
import type { DraftKind } from '#web/editing/edited-kind.ts';
import { WaitingDraft } from '#web/editing/waiting-draft.tsx';
import { Button } from '#web/ui/buttons/button.tsx';

interface WaitingEditProps<Values extends FieldValues> {
  kind: DraftKind<Values>;
  id: string;
  /** Changes where a form was closed, which may have left something. */
  lookAgain: boolean;
  text: string;
  resume: string;
  onResume: () => void;
}

/** In the row of a person or an exhibit: a change of it that was begun and is not saved. */
export const WaitingEdit = <Values extends FieldValues>(props: WaitingEditProps<Values>) => {
  const { kind, id, lookAgain, text, resume, onResume } = props;
  return (
    <WaitingDraft key={String(lookAgain)} kind={kind} scope={id} text={text}>
      <Button variant="secondary" onPress={onResume}>
        {resume}
      </Button>
    </WaitingDraft>
  );
};
