import type { LanguageCode } from '@partsboard/contract/language';
import type { Category as CategoryAnswer } from '@partsboard/contract/boards';
import type { CatalogueLookups, Category } from '../catalogue-lookups/catalogue-lookups.service.ts';

type Counts = ReadonlyMap<number, number>;

/** Boards of every category; a main group has those of its subgroups. */
function totals(lookups: CatalogueLookups, ofSubgroup: (category: Category) => number): Counts {
  const counts = new Map<number, number>();
  for (const category of lookups.categories.values()) {
    const boards = ofSubgroup(category);
    counts.set(category.id, (counts.get(category.id) ?? 0) + boards);
    if (category.parentId !== null) {
      counts.set(category.parentId, (counts.get(category.parentId) ?? 0) + boards);
    }
  }
  return counts;
}

/** The subgroups of a category that have boards, and the category itself, in the order of the screen. */
export const withSubgroups = (lookups: CatalogueLookups, categoryId: number): number[] =>
  [...lookups.categories.values()]
    .filter(({ id, parentId }) => id === categoryId || parentId === categoryId)
    .map(({ id }) => id);

function toAnswer(
  category: Category,
  counts: Counts,
  parents: ReadonlySet<number>,
  language: LanguageCode,
): CategoryAnswer {
  return {
    Id: category.id,
    Name: category.name[language],
    ParentCategoryId: category.parentId ?? 0,
    PictureUrl: category.pictureUrl,
    HasChildren: parents.has(category.id),
    BoardCount: counts.get(category.id) ?? 0,
  };
}

/** The categories that have boards. `shownBoards` counts those that are asked for, null means the whole catalogue. */
export function categoriesWithBoards(
  lookups: CatalogueLookups,
  shownBoards: Counts | null,
  language: LanguageCode,
): CategoryAnswer[] {
  const counts = totals(lookups, ({ id, boardCount }) =>
    shownBoards === null ? boardCount : (shownBoards.get(id) ?? 0),
  );
  const shown = [...lookups.categories.values()].filter(({ id }) => (counts.get(id) ?? 0) > 0);
  const parents = new Set(shown.map(({ parentId }) => parentId).filter((id) => id !== null));
  return shown.map((category) => toAnswer(category, counts, parents, language));
}

/** One category, counted over the whole catalogue. */
export function oneCategory(
  lookups: CatalogueLookups,
  categoryId: number,
  language: LanguageCode,
): CategoryAnswer | undefined {
  const category = lookups.categories.get(categoryId);
  if (category === undefined) return undefined;
  const parents = new Set(
    [...lookups.categories.values()].map(({ parentId }) => parentId).filter((id) => id !== null),
  );
  return toAnswer(
    category,
    totals(lookups, ({ boardCount }) => boardCount),
    parents,
    language,
  );
}
