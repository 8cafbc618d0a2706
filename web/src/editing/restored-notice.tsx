import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';

/** What a feature says of a draft that was found again. */
export interface RestoredTexts {
  title: string;
  body: string;
  ignore: string;
  ignoredTitle: string;
  ignoredBody: string;
  recover: string;
}

interface RestoredNoticeProps {
  /**
   * `restored`: what was typed earlier is in the form. `offered`: it is not yet. `ignored`: it was put away, and can be had
   * back.
   */
  state: 'restored' | 'offered' | 'ignored';
  texts: RestoredTexts;
  onIgnore: () => void;
  onRecover: () => void;
}

/** Says that what was typed earlier was found. To lose it takes a decision. */
export const RestoredNotice = ({ state, texts, onIgnore, onRecover }: RestoredNoticeProps) => (
  <Notice
    title={state === 'ignored' ? texts.ignoredTitle : texts.title}
    actions={
      <>
        {state !== 'restored' && (
          <Button variant="secondary" onPress={onRecover}>
            {texts.recover}
          </Button>
        )}
        {state !== 'ignored' && (
          <Button variant={state === 'offered' ? 'quiet' : 'secondary'} onPress={onIgnore}>
            {texts.ignore}
          </Button>
        )}
      </>
    }
  >
    {state === 'ignored' ? texts.ignoredBody : texts.body}
  </Notice>
);
