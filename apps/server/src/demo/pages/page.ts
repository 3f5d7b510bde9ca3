/** One content page of the demo shop. Bodies are trusted HTML, written here and nowhere else. */
export interface DemoPage {
  readonly seName: string;
  readonly titlePl: string;
  readonly titleEn: string;
  readonly bodyPl: string;
  readonly bodyEn: string;
  readonly topMenu?: true;
  readonly footerRow?: 1 | 2 | 3;
  readonly hiddenFromSitemap?: true;
  /** Whether the fleet shop has it too. */
  readonly inFleetShop?: true;
}
