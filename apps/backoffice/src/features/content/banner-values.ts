import type { BannerSettings } from '@partsboard/contract/backoffice/banners';

/** What the form of a banner holds: also the file that was chosen, Base64-encoded; null: none. */
export type BannerValues = BannerSettings & { readonly picture: string | null };
