/**
 * Styles that libraries add in the browser: the policy has to know their exact texts, since there is no nonce. A test
 * reads them from the installed version.
 */
export const libraryStyles = [
  // React Aria, usePress
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  // React Aria, usePreventScroll, on iOS
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
] as const;
