interface ImportMetaEnv {
  /** The store whose content this build shows; none means the server's default store. */
  readonly VITE_STORE_ID?: string;
  readonly SHOP_VERSION: string;
}
