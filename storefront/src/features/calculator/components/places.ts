/** Section of the visitor's figures: focus moves here after a successful retry. */
export const numbersId = 'numeros';
