/** Joins class names and skips falsy ones. */
export const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')

declare const names: unique symbol

/** The common start of the class names of variants. */
export type Variants<Name extends string | number> = string & { readonly [names]?: Name }

/** Returns the class of a variant. Class names are composed, because tables of them were 4 % of the code of a page. */
export const classOf = <Name extends string | number>(
  variants: Variants<Name>,
  name: NoInfer<Name>,
): string => `${variants}-${name}`
