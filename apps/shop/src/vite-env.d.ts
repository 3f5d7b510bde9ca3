interface ImportMetaEnv {
  readonly SHOP_VERSION: string;
}
