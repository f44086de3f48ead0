import { themes } from '@signdrive/tokens';

/** Every theme the stories can be seen in: the house brand and each partner. */
export { themes };
