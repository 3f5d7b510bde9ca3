/**
 * What can be said of the files of a catalogue: a code for each sentence, with the names of what the sentence quotes.
 * Reports are stored by these codes, so that a sentence that begins to quote something else gets a new one.
 */
export const catalogueProblems = {
  // Whole files
  'file-missing': [],
  'file-empty': [],
  'header-missing': ['header'],
  'header-wrong': ['header'],
  'one-row-only': [],
  'no-line-ends': [],
  'not-utf-8': ['line'],
  'looks-like-utf-16': ['line'],
  'open-quote': [],
  'wrong-quotes': [],
  'field-count': ['found', 'expected'],
  'read-decimal-commas': [],
  'read-windows-1250': [],
  'read-semicolons': [],
  'no-known-part': [],
  'part-left-out': ['brand', 'number'],
  'table-missing': ['table', 'customers'],
  // One field
  empty: [],
  'empty-for-category': ['category'],
  'too-long': ['longest'],
  'control-character': [],
  'not-a-code': ['value'],
  'not-an-equipment-code': ['value'],
  'not-a-callout': ['value'],
  'not-a-vin': ['value'],
  'not-a-file-name': ['value'],
  'not-a-whole-number': ['value'],
  'not-a-decimal': ['value', 'places'],
  'out-of-range': ['value', 'least', 'most'],
  'not-a-date': ['value'],
  'not-a-month': ['value'],
  'not-one-of': ['value', 'allowed'],
  'not-yes-or-no': ['value'],
  'not-a-part-number': ['value'],
  'not-a-type-list': ['value'],
  'type-named-twice': [],
  'code-named-twice': ['value'],
  // What another file should describe
  'unknown-attribute': ['value'],
  'unknown-board': ['value'],
  'unknown-brand': ['value'],
  'unknown-campaign': ['value'],
  'unknown-catalog': ['value'],
  'unknown-category': ['value'],
  'unknown-discount-group': ['value'],
  'unknown-discount-table': ['value'],
  'unknown-drawing': ['value'],
  'unknown-equipment': ['value'],
  'unknown-equipment-set': ['value'],
  'unknown-filter-value': ['value'],
  'unknown-part': ['value'],
  'unknown-vehicle-type': ['value'],
  'unknown-warehouse': ['value'],
  'no-type-number': ['number'],
  'no-vehicle': [],
  'no-hotspot': ['callout'],
  'no-such-line': [],
  // What is there twice
  'value-in-row': ['value', 'row'],
  'same-in-row': ['row'],
  'counts-instead-of-row': ['row'],
  'same-key-in-row': ['row'],
  'superseded-in-row': ['row'],
  // What does not go together
  'end-before-beginning': [],
  'not-less': ['smaller', 'larger'],
  'group-of-subgroup': ['value'],
  'boards-of-main-group': [],
  'board-without-lines': [],
  'line-without-fitment': [],
  'two-quantities': [],
  'supersession-circle': [],
  'item-of-itself': [],
  'code-in-standard-set': [],
  'exclusive-group': [],
  'retrofit-not-on-car': [],
  'outside-production': [],
  'brand-has-number': ['brand', 'number'],
  'number-of-brand': ['number', 'brand'],
  // Conditions of equipment
  'condition-empty': ['position'],
  'condition-too-long': ['position'],
  'condition-character': ['found', 'position'],
  'condition-not-a-code': ['found', 'position'],
  'condition-expected-code': ['found', 'position'],
  'condition-expected-end': ['found', 'position'],
  'condition-open-bracket': ['position'],
  // Drawings and pictures
  'image-missing': ['image'],
  'image-too-large': ['image', 'megabytes'],
  'image-not-as-named': ['image'],
  'drawing-kind': ['image'],
  'picture-kind': ['image'],
  'svg-not-well-formed': ['image', 'detail'],
  'svg-document-type': ['image'],
  'svg-element': ['image', 'element'],
  'svg-event-handler': ['image', 'attribute'],
  'svg-link-outside': ['image', 'attribute'],
  'svg-style-outside': ['image'],
  'svg-other-root': ['image'],
  'svg-view-box': ['image', 'expected'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type CatalogueProblemCode = keyof typeof catalogueProblems;

export const isCatalogueProblemCode = (code: string): code is CatalogueProblemCode =>
  Object.hasOwn(catalogueProblems, code);

/** What the sentence of a code quotes. */
export type CatalogueProblemParams<C extends CatalogueProblemCode> = Readonly<
  Record<(typeof catalogueProblems)[C][number], string | number>
>;

/** One sentence about a file, in no language yet. */
export type CatalogueProblemMessage<C extends CatalogueProblemCode = CatalogueProblemCode> = {
  readonly [K in C]: CatalogueProblemParams<K> & {
    readonly code: K;
    /** The column or columns that it is about. */
    readonly column?: string;
  };
}[C];

/** The texts of one language. */
export type CatalogueProblemTexts = {
  readonly [C in CatalogueProblemCode]: (params: CatalogueProblemParams<C>) => string;
};
