import type { Gender } from './polish.ts';

export interface Hardware {
  code: string;
  gender: Gender;
  pl: string;
  en: string;
  price: number;
  weight: number;
}

/** Standard parts: one number serves every board that needs this size. Price in złoty, weight in grams. */
const table = `
hex-bolt      | f | Śruba z łbem sześciokątnym | Hex bolt | 4.8 | 24
flange-bolt   | f | Śruba sześciokątna z kołnierzem | Hex bolt with flange | 5.6 | 26
stretch-bolt  | f | Śruba rozciągana momentowo | Torque-to-yield bolt | 12.4 | 62
torx-bolt     | f | Śruba Torx | Torx bolt | 6.2 | 28
allen-bolt    | f | Śruba z gniazdem sześciokątnym | Socket head bolt | 5.4 | 22
banjo-bolt    | f | Śruba drążona | Banjo bolt | 18.6 | 34
stud          | f | Śruba dwustronna | Stud bolt | 7.4 | 30
torx-screw    | m | Wkręt Torx | Torx screw | 2.9 | 6
tapping-screw | m | Blachowkręt | Self-tapping screw | 2.2 | 4
flange-nut    | f | Nakrętka sześciokątna z kołnierzem | Hex nut with flange | 3.4 | 10
lock-nut      | f | Nakrętka samohamowna | Self-locking nut | 5.2 | 14
hex-nut       | f | Nakrętka sześciokątna | Hex nut | 3.1 | 12
spring-nut    | f | Nakrętka zatrzaskowa | Spring nut | 3.6 | 6
plastic-nut   | f | Nakrętka z tworzywa | Plastic nut | 2.8 | 3
washer        | f | Podkładka | Washer | 2.1 | 5
seal-ring     | m | Pierścień uszczelniający | Sealing ring | 3.8 | 3
o-ring        | m | Pierścień O-ring | O-ring | 9.2 | 3
ac-o-ring     | m | Pierścień O-ring klimatyzacji | A/C O-ring | 7.4 | 2
circlip       | m | Pierścień osadczy | Circlip | 4.6 | 8
cotter-pin    | f | Zawleczka | Cotter pin | 2.6 | 3
spring-clip   | f | Spinka sprężysta | Spring clip | 4.2 | 6
clip          | f | Spinka mocująca | Fastening clip | 3.9 | 4
rivet         | m | Kołek rozprężny | Expanding rivet | 4.4 | 4
hose-clamp    | f | Opaska zaciskowa | Hose clamp | 8.6 | 22
boot-clamp    | f | Opaska osłony przegubu | Boot clamp | 9.8 | 18
cable-tie     | f | Opaska kablowa | Cable tie | 1.4 | 3
dowel         | f | Tulejka centrująca | Dowel sleeve | 8.2 | 16
`;

const parse = (line: string): Hardware => {
  const [code = '', gender = '', pl = '', en = '', price = '', weight = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  if (gender !== 'm' && gender !== 'f' && gender !== 'n' && gender !== 'p')
    throw new Error(`No gender for ${code}`);
  return { code, gender, pl, en, price: Number(price), weight: Number(weight) };
};

export const hardware: ReadonlyMap<string, Hardware> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => parse(line))
    .map((entry) => [entry.code, entry]),
);
