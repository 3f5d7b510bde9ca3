import type { CatalogueImport } from '@partsboard/contract/backoffice/catalogue-imports';
import { Alert, Progress, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatDate, formatNumber, formatShortDateTime } from '@partsboard/ui/lib/format.ts';
import { Fact, Facts } from '../../components/facts.tsx';
import { isBusy, isOfFigures } from './catalogue-imports.queries.ts';
import { DifferencePanel } from './difference-panel.tsx';
import { ImportBadge } from './import-badge.tsx';
import { failureTexts, stepTexts } from './import-texts.ts';
import { ProblemReport } from './problem-report.tsx';

function ProgressOf({ imported }: { readonly imported: CatalogueImport }) {
  const { t } = useTranslation();
  const { progress, isCancelled } = imported;
  const step = progress?.step ?? null;
  const what =
    step === null
      ? progress?.file === null || progress === null
        ? t('It begins in a moment.')
        : t('Reading {{file}}', { file: progress.file })
      : stepTexts(t)[step];
  return (
    <div>
      <Text role="status">{isCancelled ? t('The import is being ended.') : what}</Text>
      <Progress
        mt={4}
        animated
        value={step === null ? (progress?.percent ?? 0) : 100}
        aria-label={t('How far the import is')}
      />
      <Text c="dimmed" size="sm" mt={4}>
        {t('You can leave this page: the import goes on, and you find it in the list.')}
      </Text>
    </div>
  );
}

function Outcome({ imported }: { readonly imported: CatalogueImport }) {
  const { t } = useTranslation();
  const { state, failure, version, problemCount } = imported;
  const isFigures = isOfFigures(imported);
  if (failure !== null && state === 'failed') return <Alert color="red">{failureTexts(t)[failure]}</Alert>;
  if (state === 'refused')
    return (
      <Alert color="red">
        {t('{{count}} problems. Nothing was changed; correct the files and send them again.', {
          count: problemCount,
        })}
      </Alert>
    );
  if (state === 'checked')
    return (
      <Alert color="green">
        {isFigures
          ? t('The file is in order. Look at the remarks, then load it.')
          : t('The files are in order. Look at the difference, then load them.')}
      </Alert>
    );
  if (state === 'loaded')
    return (
      <Alert color="green">
        {isFigures
          ? t('The figures of this file were set.')
          : t('The shop shows this catalog since version {{version}}.', { version })}
      </Alert>
    );
  if (state === 'cancelled') return <Alert>{t('This import was cancelled. Nothing was changed.')}</Alert>;
  return null;
}

/** An import from its first byte to its last word: facts, progress, report and difference. */
export function ImportView({ imported }: { readonly imported: CatalogueImport }) {
  const { t } = useTranslation();
  return (
    <>
      <Facts>
        <Fact name={t('Status')}>
          <ImportBadge state={imported.state} />
        </Fact>
        <Fact
          name={t('Catalog')}
          more={imported.issued === null ? null : t('Issued {{date}}', { date: formatDate(imported.issued) })}
        >
          {imported.catalogueName ?? '–'}
        </Fact>
        <Fact name={t('Who')} more={formatShortDateTime(imported.createdAt)}>
          {imported.staffName}
        </Fact>
        <Fact name={t('Rows')}>{imported.rowCount === null ? '–' : formatNumber(imported.rowCount, 0)}</Fact>
        <Fact name={t('Problems')}>{formatNumber(imported.problemCount, 0)}</Fact>
        <Fact name={t('Remarks')}>{formatNumber(imported.noteCount, 0)}</Fact>
      </Facts>
      {isBusy(imported) ? <ProgressOf imported={imported} /> : <Outcome imported={imported} />}
      {imported.listedProblems > 0 && !isBusy(imported) ? <ProblemReport imported={imported} /> : null}
      {imported.difference !== null && !isBusy(imported) ? (
        <DifferencePanel importId={imported.id} counts={imported.difference} />
      ) : null}
    </>
  );
}
