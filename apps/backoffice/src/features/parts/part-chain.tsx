import type { ChainPart, StaffPart } from '@partsboard/contract/backoffice/parts';
import { Text } from '@mantine/core';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatDate } from '@partsboard/ui/lib/format.ts';
import { paths } from '../../lib/paths.ts';
import classes from './parts.module.css';

/** What the part replaced and what replaces it, the oldest first. */
export function PartChain({ part }: { readonly part: StaffPart }) {
  const { t } = useTranslation();
  const { supersedes, supersededBy } = part;
  if (supersedes.length + supersededBy.length === 0)
    return <Text c="dimmed">{t('It replaces no part and is replaced by none.')}</Text>;
  const link = ({ id, number, name, since, fitsOld }: ChainPart) => (
    <li key={id}>
      <LinkAnchor to={paths.part} params={{ id: String(id) }}>
        {number}
      </LinkAnchor>
      <div className={classes.second}>
        {[name, formatDate(since), fitsOld ? null : t('does not fit everywhere')]
          .filter((text) => text !== null)
          .join(' · ')}
      </div>
    </li>
  );
  return (
    <ol className={classes.chain}>
      {supersedes.toReversed().map(link)}
      <li className={classes.current} aria-current="true">
        {part.number}
      </li>
      {supersededBy.map(link)}
    </ol>
  );
}
