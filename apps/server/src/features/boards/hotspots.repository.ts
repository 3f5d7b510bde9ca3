import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface HotspotRow {
  readonly callout: string;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** Undefined for a drawing that does not exist. */
export async function findHotspots(db: Db, drawingId: number): Promise<HotspotRow[] | undefined> {
  const { rows } = await sql<{ hotspots: HotspotRow[] }>`
    select (
      select coalesce(json_agg(json_build_object(
        'callout', callout, 'x1', x1, 'y1', y1, 'x2', x2, 'y2', y2
      ) order by length(callout), callout, x1, y1), '[]')
      from catalogue.hotspot
      where hotspot.drawing_id = drawing.id
    ) as hotspots
    from catalogue.drawing
    where drawing.id = ${drawingId}`.execute(db);
  return rows[0]?.hotspots;
}
