const slugPattern = /^[a-z0-9-]{1,60}$/;

/** True for a slug, of a store, a car or a theme: lower-case letters, digits and hyphens, 60 characters at most. */
export const isSlug = (text: string): boolean => slugPattern.test(text);

/** True for the slug of a theme. It also names a folder and a variable, so hyphens are single and between words. */
export const isThemeSlug = (text: string): boolean => isSlug(text) && !/^-|--|-$/.test(text);
