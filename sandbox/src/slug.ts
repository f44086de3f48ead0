/**
 * The grammar of slugs. The sandbox shares no rule with the store; a test of the store compares the two. The hyphen is
 * escaped because the `pattern` of a form field is read with the `v` flag.
 */
export const slugPattern = String.raw`^[a-z0-9\-]{1,60}$`;
