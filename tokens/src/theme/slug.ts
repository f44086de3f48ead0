/** True for what a theme may be called: lower-case letters, digits and single hyphens between them, 60 at most. */
export const isThemeSlug = (slug: string): boolean => slug.length <= 60 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug);
