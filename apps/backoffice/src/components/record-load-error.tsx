import { LinkButton } from '@partsboard/ui/components/links.tsx';
import { LoadErrorScreen } from '@partsboard/ui/components/load-error.tsx';
import type { QueryFailure } from '@partsboard/ui/lib/query-failure.ts';
import type { paths } from '../lib/paths.ts';

interface RecordLoadErrorProps {
  readonly failure: QueryFailure;
  /** The list from which the record was opened. */
  readonly list: {
    readonly to: (typeof paths)[
      'catalogue' | 'orders' | 'parts' | 'returns' | 'staff' | 'webhookDeliveries' | 'mails'];
    readonly label: string;
  };
}

/** In place of a record that could not be loaded, with the way back to its list. */
export function RecordLoadError({ failure, list }: RecordLoadErrorProps) {
  return (
    <LoadErrorScreen
      {...failure}
      renderWayOut={(variant) => (
        <LinkButton to={list.to} variant={variant}>
          {list.label}
        </LinkButton>
      )}
    />
  );
}
