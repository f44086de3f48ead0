declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * The token of an e-mailed link: it leaves the address for the entry of the history, where it survives a reload
     * and is not shared (product.md, "Session, storage, privacy").
     */
    resetToken?: string;
  }
}

/** The page's address, as far as a forgotten password has to do with it. */
export interface RecoveryAddressPort {
  /** Where the visitor is: path with slug, query and hash, relative to the site's base path. */
  current(): string;
  /** The token of the link the page was opened by. */
  resetToken(): string | undefined;
  /** The link has been used. */
  forgetResetToken(): Promise<void>;
  /** Opens a page in place of this one. @param path as `current` */
  leaveFor(path: string): Promise<void>;
}
