import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import type { LineView } from './folded-lines.ts';
import classes from './board-view.module.css';

interface Props {
  readonly view: LineView;
  readonly onChange: (view: LineView) => void;
}

/** Switches between the lines of the chosen vehicle and all lines of the board. */
export function LineViewSwitch({ view, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <SegmentedControl<LineView>
      className={classes.viewSwitch}
      aria-label={t('Lines shown')}
      value={view}
      data={[
        { value: 'vehicle', label: t('This vehicle') },
        { value: 'all', label: t('All lines') },
      ]}
      onChange={onChange}
    />
  );
}
