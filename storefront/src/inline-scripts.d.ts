/** The text of a classic script (storefront/inline-scripts.ts). */
declare module '*?inline-script' {
  const text: string;
  export default text;
}
