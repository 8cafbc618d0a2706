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
  /** `restored`: what was typed earlier is in the form. `ignored`: it was put away, and can be had back. */
  state: 'restored' | 'ignored';
  texts: RestoredTexts;
  onIgnore: () => void;
  onRecover: () => void;
}

/** Says that what was typed earlier was found. It stands in the form already: to lose it takes a decision. */
export const RestoredNotice = ({ state, texts, onIgnore, onRecover }: RestoredNoticeProps) =>
  state === 'restored' ? (
    <Notice
      title={texts.title}
      actions={
        <Button variant="secondary" onPress={onIgnore}>
          {texts.ignore}
        </Button>
      }
    >
      {texts.body}
    </Notice>
  ) : (
    <Notice
      title={texts.ignoredTitle}
      actions={
        <Button variant="secondary" onPress={onRecover}>
          {texts.recover}
        </Button>
      }
    >
      {texts.ignoredBody}
    </Notice>
  );
