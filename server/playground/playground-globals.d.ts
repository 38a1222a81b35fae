/** The product's name, put in by the build from package.json. */
declare const PRODUCT_NAME: string;
