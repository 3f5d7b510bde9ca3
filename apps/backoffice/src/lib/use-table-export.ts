import type { TableFormat } from '@partsboard/contract/backoffice/table-format';
import { saveFile } from '@partsboard/ui/lib/save-file.ts';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import type { CallOptions } from '@partsboard/ui/api/send-call.ts';

interface WithFormat {
  readonly format: TableFormat;
}

/** A file of a hundred thousand rows takes a while. */
const patient: CallOptions = { timeoutMs: 300_000 };

/** Fetches a filtered list as a file and hands it to the person. */
export const useTableExport = <Query extends object>(
  name: string,
  fetchFile: (query: Query & WithFormat, options: CallOptions) => Promise<Uint8Array>,
) =>
  useSingleMutation({
    mutationFn: (query: Query & WithFormat) => fetchFile(query, patient),
    onSuccess: (bytes, { format }) => saveFile(`${name}.${format}`, new Blob([new Uint8Array(bytes)])),
  });
