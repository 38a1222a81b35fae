/// <reference types="vite/client" />

/** The product's name, from `productName` in package.json; Vite writes it in at build time. */
declare const __PRODUCT_NAME__: string;
