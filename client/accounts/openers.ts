/** Where the focus goes when its element is removed: the account in the header, or the menu that contains it. */
export const OPENERS = '[data-account-entry], header summary';
