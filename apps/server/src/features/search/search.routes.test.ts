import { productIdOfBoard } from '@partsboard/contract/product-id';
import type { CatalogueSearchResult } from '@partsboard/contract/search';
import { foldedWords } from '@partsboard/domain/search-words';
import { trigramsOf } from '@partsboard/domain/spelling';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCatalogueApp, type CatalogueApp } from '../../../test/catalogue-app.ts';
import { BOARD, CATEGORY, PART, VEHICLE } from '../../../test/small-catalogue/names.ts';
import { newVersion } from '../../../test/small-catalogue/small-catalogue.ts';
import { purgeSearchMisses } from './search.service.ts';

let test: CatalogueApp;
beforeAll(async () => {
  test = await createCatalogueApp();
});
afterAll(() => test.close());

const complete = { vehicleId: VEHICLE.complete };

async function search(term: string, vehicle: object = {}, call = 'Search'): Promise<CatalogueSearchResult> {
  const answer = await test.post(`Level4Product/${call}`, { ...vehicle, term });
  expect(answer.status, answer.text).toBe(200);
  return answer.json as CatalogueSearchResult;
}

const deriveNames = () =>
  test.database.pool.query(
    `truncate catalogue.search_name, catalogue.search_word, catalogue.part_name, catalogue.board_name;
     select derive_names('catalogue')`,
  );

const partsOf = ({ Parts }: CatalogueSearchResult) => Parts.map(({ Id }) => Id);
const boardsOf = ({ Boards }: CatalogueSearchResult) => Boards.map(({ Id }) => Id);

describe('parts are found by name', () => {
  it.each([
    ['klocki', PART.padsEarly],
    ['klocków hamulcowych', PART.padsEarly],
    ['pads', PART.padsEarly],
    ['brake pad', PART.padsEarly],
    ['tarcze', PART.discA],
    ['rotor', PART.discA],
    ['sruby', PART.bolt],
    ['ŚRUBA', PART.bolt],
    ['uszczelki', PART.doorSeal],
    ['filtr paliwa', PART.namesakeNorden],
    ['tarcza 348', PART.discB],
  ])('in both languages, other forms and synonyms: %s', async (term, part) => {
    expect(partsOf(await search(term))).toContain(part);
  });

  it.each([
    ['kolcki', 'klocki'],
    ['uszcezlka', 'uszczelka'],
    ['brake discc', 'brake disc'],
  ])('though misspelt: %s is read as %s, and the answer says so', async (term, corrected) => {
    const found = await search(term);
    expect(found.Parts).not.toEqual([]);
    expect(found.Corrected).toBe(corrected);
    expect((await search(corrected)).Corrected).toBeNull();
  });

  it('with every word of the phrase', async () => {
    expect(partsOf(await search('filtr oleju'))).toEqual([PART.namesakeVelora]);
    expect(partsOf(await search('filtr klocki'))).toEqual([]);
  });

  it('by the newest number, where a part was replaced', async () => {
    expect(partsOf(await search('czujnik zużycia'))).toEqual([PART.sensor]);
    expect(partsOf(await search('czujnik zużycia', complete))[0]).toBe(PART.sensor);
  });

  it('and by the beginning of their number', async () => {
    const found = await search('34 11 6 86');
    expect(partsOf(found)).toEqual([PART.discA, PART.discB]);
  });
});

describe('with a vehicle', () => {
  it('what fits it comes first, whatever its name', async () => {
    // Built in 2019: the pads from 2020 on do not fit it.
    expect(partsOf(await search('klocki', complete))).toEqual([PART.padsEarly, PART.padsLate]);
    const [disc] = partsOf(await search('tarcza', complete));
    expect(disc).toBe(PART.discA);
  });

  it('other vehicles’ parts follow', async () => {
    const found = await search('filtr', complete);
    expect(partsOf(found)).toEqual([PART.namesakeVelora, PART.namesakeNorden]);
  });

  it('words and names are looked up once for all cars of a type, until another catalogue is loaded', async () => {
    const { pool, db } = test.database;
    await newVersion(db);
    const suggested = () => search('tarcza hamulcowa', complete, 'SuggestNames');
    const known = await suggested();
    expect(known.Parts).not.toEqual([]);
    await pool.query('truncate catalogue.search_word, catalogue.search_name, catalogue.board_name');
    expect(await suggested()).toEqual(known);
    await newVersion(db);
    expect(await suggested()).toMatchObject({ Parts: [], Boards: [] });
    await deriveNames();
    await newVersion(db);
    expect(await suggested()).toEqual(known);
  });

  it('boards are those of the vehicle: first by their title, then by the parts that they show', async () => {
    expect(boardsOf(await search('tarcza', complete))).toEqual([productIdOfBoard(BOARD.disc)]);
    expect(boardsOf(await search('klocki', complete))).toEqual([productIdOfBoard(BOARD.disc)]);
    expect(boardsOf(await search('drzwi', complete))).not.toContain(productIdOfBoard(BOARD.latePads));
  });
});

it('groups and boards are found by name without a vehicle too', async () => {
  const found = await search('hamulec przód');
  expect(found.Groups.map(({ Id }) => Id)).toContain(CATEGORY.frontBrake);
  expect(boardsOf(found)).toContain(productIdOfBoard(BOARD.disc));
});

it('suggestions are a few of the same, without those that do not fit', async () => {
  expect(partsOf(await search('kloc', complete, 'SuggestNames'))).toEqual([PART.padsEarly]);
});

it('without a vehicle, and where it has none, names are suggested instead of whatever parts', async () => {
  const found = await search('kloc', {}, 'SuggestNames');
  expect(found.Names).toEqual(['Brake pads']);
  expect(found.Parts).toEqual([]);
  expect((await search('filtr', complete, 'SuggestNames')).Names).toEqual(['Oil filter', 'Fuel filter']);
});

it('the database folds words and cuts them up as the program does', async () => {
  const names = ['Łożysko koła, M8×30', 'Straße – ÆRO, Ølfilter', 'ŻÓŁĆ Çà é', ''];
  const { rows } = await test.database.pool.query<{ words: string[]; trigrams: string[] }>(
    `select folded_words(name) as words, word_trigrams('klocki') as trigrams from unnest($1::text[]) as t (name)`,
    [names],
  );
  expect(rows.map(({ words }) => words)).toEqual(names.map(foldedWords));
  expect(new Set(rows[0]?.trigrams)).toEqual(new Set(trigramsOf('klocki')));
});

describe('what found nothing', () => {
  const misses = async () =>
    (
      await test.database.pool.query<{ phrase: string; times: number; language: string }>(
        'select phrase, language, times from search_miss order by phrase',
      )
    ).rows;

  it('is counted for the dealer, the language with it, and what may be about a person is not', async () => {
    for (const term of ['jan@warsztat.example', '600 700 800', '34 11 9', 'WVLAA31070X999999', 'klocki']) {
      await search(term);
    }
    await search('  Kowadło   stare ');
    await search('kowadło stare');
    await vi.waitFor(async () =>
      expect((await misses()).filter(({ phrase }) => phrase !== 'filtr klocki')).toEqual([
        { phrase: 'kowadło stare', language: 'en', times: 2 },
      ]),
    );
  });

  it('is not counted while a person types', async () => {
    await search('kowadeł', {}, 'SuggestNames');
    await search('zzyzx');
    await vi.waitFor(async () => expect((await misses()).map(({ phrase }) => phrase)).toContain('zzyzx'));
    expect((await misses()).map(({ phrase }) => phrase)).not.toContain('kowadeł');
  });

  it('is forgotten after half a year, and beyond some thousand phrases', async () => {
    const { pool, db } = test.database;
    await pool.query(
      `insert into search_miss (phrase, language, last_at)
       select 'p' || g, 'pl', now() - g * interval '1 minute' from generate_series(1, 6000) g
       union all select 'old', 'pl', now() - interval '200 days'`,
    );
    await purgeSearchMisses(db);
    const { rows } = await pool.query<{ kept: number; old: number }>(
      `select count(*)::int as kept, count(*) filter (where phrase = 'old')::int as old from search_miss`,
    );
    expect(rows).toEqual([{ kept: 5001, old: 0 }]);
    await pool.query('truncate search_miss');
    await pool.query(`insert into search_miss (phrase, language, last_at)
      values ('old', 'pl', now() - interval '200 days'), ('new', 'pl', now())`);
    await purgeSearchMisses(db);
    expect((await misses()).map(({ phrase }) => phrase)).toEqual(['new']);
  });
});

it('what is listed only in part says so', async () => {
  const { pool } = test.database;
  await pool.query(
    `insert into part (id, brand_id, number, normalised, name_pl, name_en, unit, pack_quantity, discount_group_id)
     select 5000 + g, 2, 'Q' || g, 'Q' || g, 'Kowadełko ' || g / 60, 'Anvil ' || g / 60, 'pc', 1,
       (select min(id) from discount_group)
     from generate_series(100, 160) g`,
  );
  await deriveNames();
  const found = await search('anvil');
  expect(found.More).toEqual(['Parts']);
  expect((await search('klocki')).More).toEqual([]);
  const numbered = await search('Q1');
  expect(numbered.Parts).toHaveLength(48);
  expect(numbered.More).toEqual(['Parts']);
  expect((await search('Q10')).More).toEqual([]);
});

it('parts of other vehicles are not missed where all that the vehicle has is listed', async () => {
  const { pool } = test.database;
  await pool.query(
    `insert into part (id, brand_id, number, normalised, name_pl, name_en, unit, pack_quantity, discount_group_id)
     select 6000 + g, 2, 'S' || g, 'S' || g, 'Strojnik ' || g / 10, 'Tuner ' || g / 10, 'pc', 1,
       (select min(id) from discount_group)
     from generate_series(100, 199) g`,
  );
  await pool.query(`update part set name_pl = 'Strojnik', name_en = 'Tuner' where id = $1`, [PART.padsLate]);
  await deriveNames();
  expect((await search('tuner')).More).toEqual(['Parts']);
  const found = await search('tuner', complete);
  expect(found.Parts).toHaveLength(48);
  expect(found.More).toEqual([]);
});

describe('words that are not those of names', () => {
  const named = [
    [PART.bracketAutomatic, 'Lampa przeciwmgłowa', 'Fog lamp'],
    [PART.cableRight, 'Oświetlenie nastrojowe', 'Ambient light'],
    [PART.clip, 'Przekładnia kierownicza', 'Steering gear'],
    [PART.doorSeal, 'Maskownica', 'Trim'],
  ] as const;

  beforeAll(async () => {
    const { pool } = test.database;
    for (const [id, pl, en] of named)
      await pool.query('update part set name_pl = $2, name_en = $3 where id = $1', [id, pl, en]);
    await deriveNames();
  });

  it('are tried on the chosen car before other vehicles’ parts are listed', async () => {
    await test.database.pool.query(
      `update part set name_pl = 'Szyba motocyklowa', name_en = 'Windshield' where id = $1`,
      [PART.namesakeNorden],
    );
    await test.database.pool.query(
      `update part set name_pl = 'Okno czołowe', name_en = 'Windscreen' where id = $1`,
      [PART.padsEarly],
    );
    await deriveNames();
    expect(partsOf(await search('windshield', complete))[0]).toBe(PART.padsEarly);
    expect(partsOf(await search('windshield', complete, 'SuggestNames'))).toEqual([PART.padsEarly]);
  });

  it('mean the same where names have each of them but not all', async () => {
    expect(partsOf(await search('fog light'))).toEqual([PART.bracketAutomatic]);
    expect(partsOf(await search('light'))).toEqual([PART.cableRight]);
    expect(partsOf(await search('fog disc'))).toEqual([]);
  });

  it('may be said otherwise, which comes before a misspelt word', async () => {
    const found = await search('maglownica');
    expect(partsOf(found)).toEqual([PART.clip]);
    expect(found.Corrected).toBeNull();
    const misspelt = await search('maskovnica');
    expect(partsOf(misspelt)).toEqual([PART.doorSeal]);
    expect(misspelt.Corrected).toBe('maskownica');
  });
});
