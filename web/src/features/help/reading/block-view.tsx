import { LIMITATION_RULES, lawText } from '#law/index.ts';
import { HelpNumbers } from '#web/features/conversations/help/help-numbers-view.tsx';
import { CuratedText } from '#web/features/incidents/analyses/curated-text.tsx';
import { LawReference } from '#web/features/incidents/analyses/law-reference.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { monthText } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { Block } from '../articles/article.ts';
import { NearContacts } from '../contact/near-contacts.tsx';
import { InlineText } from './inline-text.tsx';

/** One block of an article. */
export const BlockView = ({ block }: { block: Block }) => {
  if (typeof block === 'string')
    return (
      <p>
        <InlineText text={block} />
      </p>
    );
  if ('list' in block) return <TextList items={block.list} />;
  if ('steps' in block) return <TextList items={block.steps} isOrdered />;
  if ('careful' in block)
    return (
      <Notice>
        <InlineText text={block.careful} />
      </Notice>
    );
  if ('law' in block)
    return (
      <ul className="divide-y divide-hairline border-y border-hairline">
        {block.law.map((id) => (
          <li key={id} className="py-2">
            <CuratedText text={lawText(id)} />
          </li>
        ))}
      </ul>
    );
  switch (block.show) {
    case 'limitations':
      return <Limitations />;
    case 'numbers':
      return <HelpNumbers />;
    case 'contacts':
      return <NearContacts />;
  }
};

const TextList = ({ items, isOrdered = false }: { items: readonly string[]; isOrdered?: boolean }) => {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={`flex flex-col gap-2 pl-6 ${isOrdered ? 'list-decimal' : 'list-disc'}`}>
      {items.map((item) => (
        <li key={item} className="pl-1">
          <InlineText text={item} />
        </li>
      ))}
    </List>
  );
};

/** The curated periods of law/, each with the text that it rests on. */
const Limitations = () => {
  const { t, language } = useTexts('analyses');
  const { t: help } = useTexts('help');
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {LIMITATION_RULES.map(({ id, title, start, status, verified, text }) => (
        <li key={id} className="flex flex-col gap-1 py-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            {title[language]}
            {status === 'checked' && verified !== null ? (
              <Badge tone="green">{`✔ ${t('law.checked', { month: monthText(verified, language) })}`}</Badge>
            ) : (
              <Badge>{`○ ${t('law.toConfirm')}`}</Badge>
            )}
          </p>
          <p>{help(`limitation.${start}`)}</p>
          <p className="text-sm text-ink-soft">
            {help('article.limitationsSource')} <LawReference text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
};
