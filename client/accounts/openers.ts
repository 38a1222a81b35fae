/** Where the focus goes when what had it is gone: what stands for the account in the header, or the menu that it is in. */
export const OPENERS = '[data-account-entry], header summary';
