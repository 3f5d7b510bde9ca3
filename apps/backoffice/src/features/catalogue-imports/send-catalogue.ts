import type { FiguresKind } from '@partsboard/contract/backoffice/catalogue-imports';
import { callApi } from '../../lib/api/api-client.ts';
import { CATALOGUE_PIECE_BYTES } from '../../lib/api/contract-values.ts';
import { asBase64 } from '../../lib/as-base64.ts';

export interface SentFile {
  readonly file: File;
  readonly kind: 'upload' | FiguresKind;
}

/** A piece goes over a slow line, too. */
const PIECE_TIMEOUT = 120_000;

/** Sends a file piece by piece, so that neither browser nor server holds the whole, and has it checked. */
export async function sendCatalogue(
  { file, kind }: SentFile,
  onProgress: (percent: number) => void,
): Promise<number> {
  onProgress(0);
  const { id } = await callApi('beginCatalogueImport', {
    body: { kind, fileName: file.name, bytes: file.size },
  });
  for (let position = 0, from = 0; from < file.size; position += 1, from += CATALOGUE_PIECE_BYTES) {
    const content = await asBase64(file.slice(from, from + CATALOGUE_PIECE_BYTES));
    await callApi(
      'sendCataloguePiece',
      { params: { id, position }, body: { content } },
      { timeoutMs: PIECE_TIMEOUT },
    );
    onProgress(Math.min(100, Math.floor(((from + CATALOGUE_PIECE_BYTES) / file.size) * 100)));
  }
  await callApi('checkCatalogueImport', { params: { id } });
  return id;
}
