declare module 'subset-font' {
  /**
   * Cuts a font to the characters of a text.
   * @param options `variationAxes`: the range that each axis of a variable font keeps
   */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes: Readonly<Record<string, { min: number; max: number }>> },
  ): Promise<Buffer>;
}
