import type { Anonymization } from '#contract/anonymity.ts';
import { useTexts } from '#web/i18n/use-texts.ts';

/** Where names are left: in files, in the journal, in conversations. */
export const WhatStays = ({ files, without_name }: Pick<Anonymization, 'files' | 'without_name'>) => {
  const { t } = useTexts('anonymity');
  return (
    <section className="mt-8 border-t border-hairline pt-5">
      <h2 className="text-xl">{t('stays.title')}</h2>
      <ul className="mt-2 flex max-w-[65ch] list-disc flex-col gap-1 pl-5">
        <li className="wrap-anywhere">
          {files.length === 0
            ? t('stays.filesUnnamed')
            : t('stays.files', { names: [...new Set(files.map(({ name }) => name))].join(', ') })}
        </li>
        <li>{t('stays.elsewhere')}</li>
        {without_name.length > 0 && (
          <li className="wrap-anywhere">
            {t('stays.unnamed', { names: [...new Set(without_name)].join(', ') })}
          </li>
        )}
      </ul>
    </section>
  );
};
