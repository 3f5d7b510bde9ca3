// Draws every asset of the demo catalogue anew: npm run draw
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  assetsFolder,
  boardHotspotsFile,
  boardDrawingFile,
  artworkFile,
  DRAWING_VARIANTS,
  partPictureFile,
} from '@partsboard/demo-catalogue/assets/demo-assets';
import { everySubject } from '@partsboard/demo-catalogue/assets/picture-subjects';
import { compositions, drawnAs } from '@partsboard/demo-catalogue/compositions/composition-list';
import { artwork } from './artwork/artwork.ts';
import { numberedRoles } from './numbered-roles.ts';
import { drawBoard } from './draw-board.ts';
import { drawPart } from './draw-part.ts';
import { toHotspotLines, toSvgLines } from './asset-text.ts';

const folder = assetsFolder();
rmSync(folder, { recursive: true });

function write(file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

for (const { id, roles } of compositions.filter((each) => drawnAs(each.id) === each.id)) {
  for (let variant = 0; variant < DRAWING_VARIANTS; variant += 1) {
    const { svg, hotspots } = drawBoard(id, { variant, callouts: numberedRoles(roles) });
    write(boardDrawingFile(id, variant), toSvgLines(svg));
    write(boardHotspotsFile(id, variant), toHotspotLines(hotspots));
  }
}
for (const subject of everySubject()) write(partPictureFile(subject), toSvgLines(drawPart(subject, 0)));
for (const [name, svg] of Object.entries(artwork())) write(artworkFile(name), toSvgLines(svg));
process.stdout.write(`The assets are drawn: ${folder}\n`);
